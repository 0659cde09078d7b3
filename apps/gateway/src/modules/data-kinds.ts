import type { DataKind } from '../data/data-kind'
import { brokersKind } from './account'
import { liveCodesKind, vacanciesKind, virtualUsersKind } from './activity-data'
import { groupPostsKind, groupRulesKind, groupsKind } from './groups'
import { staffKind, stateCodesKind } from './staff'
import { rulesKind, userTagsKind } from './targeting'

/** Everything that operators may import; what is referred to stands before what refers to it. */
export const dataKinds: readonly DataKind[] = [
  rulesKind,
  userTagsKind,
  groupRulesKind,
  groupsKind,
  groupPostsKind,
  vacanciesKind,
  virtualUsersKind,
  liveCodesKind,
  staffKind,
  stateCodesKind,
  brokersKind,
]
