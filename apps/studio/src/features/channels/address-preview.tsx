import { useQuery } from '@tanstack/react-query'
import { trackedLinkAddress } from '@yingzao/contract/studio'
import { studioQuery } from '../../state/queries'
import { isTarget, type LinkValues, paramsOf, problemOfValue, targetOf } from './form-values'
import { wording } from './wording'

const words = wording.form

interface AddressPreviewProps {
  values: LinkValues | undefined
  /** Undefined: it is generated when the link is stored. */
  code: string | undefined
}

/** The address that people will arrive at, according to the form. */
export function AddressPreview({ values, code }: AddressPreviewProps) {
  const { data } = useQuery(studioQuery('studioSettings', {}))
  const address = values && addressOf(values, code)
  return (
    <div className="ch-preview">
      <h3>{words.preview}</h3>
      <p className={address === undefined ? 'st-soft' : 'ch-address'} aria-live="polite">
        {address === undefined ? words.previewNone : `${data?.public_origin ?? ''}${address}`}
      </p>
      {code === undefined && address !== undefined && <p className="st-hint">{words.codeLater}</p>}
    </div>
  )
}

function addressOf(values: LinkValues, code = words.codePlace): string | undefined {
  const { target, query, params } = values
  if (target === undefined || !isTarget(target)) return undefined
  // Values that cannot be stored would be shown as if they could.
  const sound = Object.fromEntries(
    Object.entries(params ?? {}).filter(([, text]) => problemOfValue(text ?? '') === undefined),
  ) as LinkValues['params']
  const address = trackedLinkAddress({
    ...targetOf(target),
    query: (query ?? '').trim(),
    params: paramsOf(sound),
    code,
    is_off: false,
    off_to: null,
  })
  return address?.replace(encodeURIComponent(words.codePlace), words.codePlace)
}
