/** The gateway's message, unless it is the `success` of every good reply, which tells a visitor nothing. */
export function readable(msg: string): string | undefined {
  return msg === '' || msg === 'success' ? undefined : msg
}
