import {
  hasHandset,
  readTrackedTarget,
  reservedRoute,
  TRACKED_VALUE,
  type TrackedParameter,
  type TrackedTarget,
  trackedParameters,
  trackedTargetAddress,
} from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import type { LinkRow } from './link-rows'

/** Where a link leads, as it is chosen: `none` is nowhere else. */
export interface TargetValue {
  kind: 'page' | 'route' | 'none'
  page: string | undefined
  path: string
}

export interface LinkValues {
  name: string
  campaign: string
  target: TargetValue
  query: string
  params: Record<TrackedParameter, string>
  off: TargetValue
}

/** What the form shows of a link; without one, of a new one. */
export function valuesOf(link: LinkRow | undefined): LinkValues {
  return {
    name: link?.name ?? '',
    campaign: link?.campaign ?? '',
    target: link ? chosenOf(link) : { kind: 'page', page: undefined, path: '' },
    query: link?.query ?? '',
    params: Object.fromEntries(
      trackedParameters.map((name) => [name, link?.params[name] ?? '']),
    ) as LinkValues['params'],
    off: chosenOf(readTrackedTarget(link?.off_to ?? '')),
  }
}

function chosenOf(target: TrackedTarget | undefined): TargetValue {
  if (target === undefined) return { kind: 'none', page: undefined, path: '' }
  return target.page_code === null
    ? { kind: 'route', page: undefined, path: target.path ?? '' }
    : { kind: 'page', page: target.page_code, path: '' }
}

/** Returns the values as the call takes them. */
export function fieldsOf(values: LinkValues): Payload<'trackedLinkCreate'> {
  const off = targetOf(values.off)
  return {
    name: values.name.trim(),
    campaign: values.campaign.trim(),
    ...targetOf(values.target),
    query: values.query.trim(),
    params: paramsOf(values.params),
    off_to: values.off.kind === 'none' ? null : (trackedTargetAddress(off) ?? null),
  }
}

export function targetOf({ kind, page, path }: TargetValue): TrackedTarget {
  return kind === 'route' ? { page_code: null, path: path.trim() } : { page_code: page ?? null, path: null }
}

/** Returns the parameters that are filled in. */
export function paramsOf(params: LinkValues['params']): Payload<'trackedLinkCreate'>['params'] {
  return Object.fromEntries(
    trackedParameters.flatMap((name) => {
      const value = (params[name] ?? '').trim()
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/** Returns what makes a value unusable. */
export function problemOfValue(text: string): 'form' | 'phone' | undefined {
  const value = text.trim()
  if (value === '') return undefined
  if (hasHandset(value.replaceAll(':', ' '))) return 'phone'
  return TRACKED_VALUE.test(value) ? undefined : 'form'
}

export function isTarget({ kind, page, path }: TargetValue): boolean {
  if (kind === 'none') return true
  return kind === 'page' ? page !== undefined : reservedRoute(path.trim()) !== undefined
}
