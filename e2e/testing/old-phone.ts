import type { BrowserContext } from 'playwright-core'

/**
 * Removes from the pages of a context, before any script runs, what the oldest web views lack: iOS 13 and Android 70.
 */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const forget = (of: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(of, name)
    }
    forget(HTMLDialogElement.prototype, 'showModal', 'show', 'close', 'requestClose')
    forget(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with')
    forget(String.prototype, 'at', 'matchAll', 'replaceAll')
    forget(Object, 'fromEntries', 'groupBy', 'hasOwn')
    forget(Promise, 'allSettled', 'any', 'try', 'withResolvers')
    forget(Element.prototype, 'checkVisibility', 'replaceChildren')
    forget(Document.prototype, 'replaceChildren')
    forget(HTMLFormElement.prototype, 'requestSubmit')
    forget(
      window,
      'HTMLDialogElement',
      'ResizeObserver',
      'WeakRef',
      'queueMicrotask',
      'requestIdleCallback',
      'structuredClone',
    )
  })
}
