/** Codes of other sites may not say how large they are; a code is square. In CSS pixels. */
export const SIDE = 400
