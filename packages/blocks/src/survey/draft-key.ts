import type { Host } from '@yingzao/renderer'

/** Returns the version of the page that is shown; undefined if it is not a stored one. */
export function shownVersion(): number | undefined {
  return Number(document.documentElement.dataset.version) || undefined
}

/** Returns the key under which a tab stores its draft of a form, by the form's page and version. */
export function draftKey({ pageCode }: Pick<Host, 'pageCode'>, id: string): string {
  return `survey:${pageCode()}/${id}/${shownVersion()}`
}
