import { type StudioOperations, studioOperations } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** The filter of the list of pages. */
export type PageFilter = Pick<Payload<'pageList'>, 'q' | 'state' | 'owner' | 'folder' | 'tag'>

const { shape }: StudioOperations['pageList']['request'] = studioOperations.pageList.request

/** The filter in the URL of the list. */
export const pageAddress = addressFilter<PageFilter>({
  q: shape.q,
  state: shape.state,
  owner: shape.owner,
  folder: shape.folder,
  tag: shape.tag,
})
