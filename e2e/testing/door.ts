/** Where to send calls now; callers wait while there is no gateway. */
export class Door {
  private waiting: (() => void)[] = []
  private origin: string | undefined

  /** Sends all waiting callers there. */
  open(origin: string): void {
    this.origin = origin
    for (const go of this.waiting.splice(0)) go()
  }

  close(): void {
    this.origin = undefined
  }

  async find(): Promise<string> {
    while (this.origin === undefined) await new Promise<void>((go) => this.waiting.push(go))
    return this.origin
  }

  /** Nothing answers there any more. */
  closed(origin: string): void {
    if (this.origin === origin) this.origin = undefined
  }
}
