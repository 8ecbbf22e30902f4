"""Answers to the questions that games ask (cluehouse.games.questions)."""

from cluehouse.games.questions import (
    AnswerQuestion,
    ClueQuestion,
    Question,
    SecretQuestion,
    SpeechQuestion,
    TrapQuestion,
)
from cluehouse.referee.answer import judge_answer
from cluehouse.referee.clue import judge_clue
from cluehouse.referee.ruling import Ruling
from cluehouse.referee.secret import judge_secret
from cluehouse.referee.speech import judge_speech
from cluehouse.referee.trap import judge_trap


def answer_question(question: Question) -> Ruling:
    """Return the ruling on a game's question."""
    match question:
        case ClueQuestion(text, visible, language, options):
            return judge_clue(text, visible, language, options)
        case TrapQuestion(text, secret, language, listed):
            return judge_trap(text, secret, language, listed)
        case SpeechQuestion(text, traps, secret, language, restrictions, nouns_only, denials_only):
            return judge_speech(text, traps, secret, language, restrictions, nouns_only, denials_only)
        case AnswerQuestion(text, secret, language):
            return judge_answer(text, secret, language)
        case SecretQuestion(text, language, length):
            return judge_secret(text, language, length)
