/** What the gateway answered to a call, in the language of the Studio; `code` is that of its error. */
export function saidAnswer(msg: string, _code?: number): string {
  return msg
}
