import type { Host } from '@yingzao/renderer'

/** The version of the page that is shown; undefined where it is none that was stored. */
export function shownVersion(): number | undefined {
  return Number(document.documentElement.dataset.version) || undefined
}

/** Under which a tab keeps what it has of a form, by the form's page and version. */
export function draftKey({ pageCode }: Pick<Host, 'pageCode'>, id: string): string {
  return `survey:${pageCode()}/${id}/${shownVersion()}`
}
