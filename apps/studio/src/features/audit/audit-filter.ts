import { type StudioOperations, studioOperations } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** What narrows the log down, as it stands in the address. */
export type AuditFilter = Pick<Payload<'auditList'>, 'action' | 'who' | 'subject'>

const { shape }: StudioOperations['auditList']['request'] = studioOperations.auditList.request

/** The filter in the address of the log. */
export const auditAddress = addressFilter<AuditFilter>({
  action: shape.action,
  who: shape.who,
  subject: shape.subject,
})
