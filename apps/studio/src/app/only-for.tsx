import type { StudioOperation } from '@yingzao/contract/studio'
import { Outlet } from 'react-router'
import { mayCall } from '../state/session'
import { useMember } from '../ui/member-context'
import { Notice } from '../ui/notice'
import { wording } from './wording'

/** Shows its content to members who may make this call, and tells others why they see nothing. */
export function OnlyFor({ call }: { call: StudioOperation }) {
  const member = useMember()
  if (mayCall(member, call)) return <Outlet />
  return <Notice title={wording.forbidden.title} text={wording.forbidden.text} code="403" />
}
