import type { Host } from '@yingzao/renderer'

/** Version of the page that is shown; a draft and a preview have none. */
export function shownVersion(): number | undefined {
  return Number(document.documentElement.dataset.version) || undefined
}

/** Under what a tab keeps something of a form: by page, block and version. */
export function draftKey({ pageCode }: Pick<Host, 'pageCode'>, block: HTMLElement): string {
  return `survey:${pageCode()}/${block.dataset.id}/${shownVersion()}`
}
