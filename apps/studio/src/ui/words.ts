/**
 * What `wording.en.ts` has to say: everything that the Chinese `wording.ts` beside it does, in words of its own. A key that
 * is missing or too much fails the type check.
 */
export type Words<Said> = Said extends string
  ? string
  : Said extends (...values: infer Values) => infer Answer
    ? (...values: Values) => Words<Answer>
    : { [Key in keyof Said]: Words<Said[Key]> }
