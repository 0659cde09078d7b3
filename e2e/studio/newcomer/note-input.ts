import type { BrowserContext } from 'playwright-core'

/** Which keys and which pointers somebody uses, in the Studio and in the frames within it. */
export interface NotedInput {
  keys: string[]
  pointers: string[]
}

/** Records it, starting with the next page that is opened. Events made by scripts do not count. */
export async function noteInput(context: BrowserContext): Promise<NotedInput> {
  const noted: NotedInput = { keys: [], pointers: [] }
  await context.exposeFunction('noteKey', (key: string) => noted.keys.push(key))
  await context.exposeFunction('notePointer', (name: string) => noted.pointers.push(name))
  await context.addInitScript(() => {
    const { noteKey, notePointer } = window as unknown as Record<string, (text: string) => void>
    const listen = (name: string, note: (event: Event) => void) =>
      addEventListener(name, (event) => event.isTrusted && note(event), { capture: true })
    listen('keydown', (event) => noteKey?.((event as KeyboardEvent).key))
    for (const name of ['pointerdown', 'mousedown', 'pointermove', 'wheel', 'touchstart'])
      listen(name, () => notePointer?.(name))
  })
  return noted
}
