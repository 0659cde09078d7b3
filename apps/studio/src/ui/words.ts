/**
 * The type of `wording.en.ts`: all the texts of the Chinese `wording.ts` beside it, in words of its own. A key that is
 * missing or superfluous fails the type check.
 */
export type Words<Said> = Said extends string
  ? string
  : Said extends (...values: infer Values) => infer Answer
    ? (...values: Values) => Words<Answer>
    : { [Key in keyof Said]: Words<Said[Key]> }
