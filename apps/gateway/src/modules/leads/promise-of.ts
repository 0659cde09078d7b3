import type { Block } from '@yingzao/schema/server'
import type { PublishedPages } from '../pages'

/** What follows a lead on our side: that somebody calls, and that the address of the app is sent. */
export interface LeadPromise {
  callback: boolean
  download: boolean
}

/** The forms for leads on published pages. */
export type LeadForms = Pick<ReturnType<PublishedPages['blocksWith']>, 'find'>

interface Left {
  page_code?: string | undefined
  block_id?: string | undefined
  version_id: number
  is_send_result?: 0 | 1 | undefined
}

/**
 * What the form on which a lead was left promises, as currently published; if several may be meant, what any of them
 * promises. The caller can ask for less, never for more. A lead that names no page of ours, as in SPEC.md, is called
 * back, and sent what it asks for.
 */
export async function promiseOf(forms: LeadForms, left: Left): Promise<LeadPromise> {
  const { page_code, block_id, version_id, is_send_result } = left
  const wantsDownload = is_send_result === 1
  const onPage = page_code === undefined ? [] : await forms.find(page_code)
  const meant = onPage.filter(
    ({ id, value }) => value.version_id === version_id && (block_id === undefined || id === block_id),
  )
  if (meant.length === 0) return { callback: true, download: wantsDownload }
  const after = meant.map(afterOf)
  return {
    callback: after.some(({ callback }) => callback),
    download: wantsDownload && after.some(({ download, sms }) => download && sms),
  }
}

/** As declared in the form's `props.ts`, whose reader has read it. */
function afterOf({ value }: Block) {
  return value.after as Record<'download' | 'sms' | 'callback', boolean>
}
