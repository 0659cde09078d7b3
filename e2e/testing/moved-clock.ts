/**
 * Settings of a gateway whose clock goes so many milliseconds ahead, from its first line on. That of its database does
 * not, nor that of commands.
 */
export function clockAhead(ms: number): { NODE_OPTIONS: string } {
  const script = `const Real=Date;globalThis.Date=class Date extends Real{constructor(...given){given.length?super(...given):super(Real.now()+${ms})}static now(){return Real.now()+${ms}}}`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` }
}
