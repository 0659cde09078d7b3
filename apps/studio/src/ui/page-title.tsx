import { wording } from './wording'

/** Names the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${wording.brand}`}</title>
}
