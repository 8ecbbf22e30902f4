// The sign that stands for somebody wherever there is no room for the name.

/** The first sign of a name; of a Chinese one the last, because the first is a surname or 小. */
export const initialOf = (name: string): string => [...name].at(/^\p{Script=Han}+$/u.test(name) ? -1 : 0)?.toLocaleUpperCase() ?? "?";
