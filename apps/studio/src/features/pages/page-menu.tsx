import { MoreOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { type OpenDialog, type PageAct, usePageActs } from './use-page-acts'
import type { PageRow } from './use-pages'
import { wording } from './wording'

/** The button that opens a page, and everything else that can be done with it. */
export function PageMenu({ page, onOpen }: { page: PageRow; onOpen: OpenDialog }) {
  const navigate = useNavigate()
  const mayEdit = mayCall(useMember(), studioOperations.draftSave)
  const acts = usePageActs(page, onOpen)
  return (
    <span className="st-row-actions">
      <Button
        size="small"
        aria-label={mayEdit ? wording.editNamed(page.title) : wording.viewNamed(page.title)}
        onClick={() => void navigate(`/pages/${page.code}/edit`)}
      >
        {mayEdit ? wording.edit : wording.view}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: itemsOf(acts),
          onClick: ({ key }) => void acts.find((act) => act.key === key)?.run(),
        }}
      >
        <Button
          size="small"
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={wording.moreNamed(page.title)}
        />
      </Dropdown>
    </span>
  )
}

function itemsOf(acts: readonly PageAct[]) {
  const item = ({ key, why, isGrave = false }: PageAct) => ({
    key,
    danger: isGrave,
    ...(why === undefined
      ? { label: wording.acts[key] }
      : { disabled: true, label: <Impossible what={wording.acts[key]} why={why} /> }),
  })
  const grave = acts.filter(({ isGrave }) => isGrave)
  const rest = acts.filter(({ isGrave }) => !isGrave).map(item)
  return grave.length === 0 ? rest : [...rest, { type: 'divider' as const }, ...grave.map(item)]
}

function Impossible({ what, why }: { what: string; why: string }) {
  return (
    <span className="pg-impossible">
      {what}
      <small>{why}</small>
    </span>
  )
}
