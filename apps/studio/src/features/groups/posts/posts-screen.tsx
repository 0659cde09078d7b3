import '../groups.css'
import '../../../ui/list/list.css'
import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { groupPostFilter, groupPostStates, studioOperations } from '@yingzao/contract/studio'
import { App, Button, Card, Select, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import type { Payload } from '../../../state/calls'
import { dateTimeText } from '../../../state/date-time-text'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { addressFilter } from '../../../ui/list/address-filter'
import { CellLink } from '../../../ui/list/cell-link'
import { ClearFilter } from '../../../ui/list/clear-filter'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { SearchField } from '../../../ui/list/search-field'
import { useList } from '../../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../../ui/list/use-list-address'
import { useMember } from '../../../ui/member-context'
import { problemText } from '../../../ui/problem-text'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { Screen } from '../../../ui/screen'
import { CHANGED, PostForm, type PostRow } from './post-form'
import { wording } from './wording'

const PART = 20
const address = addressFilter<Omit<Payload<'groupPostRows'>, 'after' | 'limit'>>(groupPostFilter.shape)
const OPENED: OpenedLine<string> = {
  name: 'post',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}

/** The posts of groups, who may read them, and whether they are shown. */
export function PostsScreen() {
  const { filter, opened, setFilter, open } = useListAddress(address, OPENED)
  const list = useList('groupPostRows', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<PostRow>()
  const mayChange = mayCall(useMember(), studioOperations.groupPostChange)
  const putBack = usePutBack()
  const post = list.rows?.find(({ post_id }) => post_id === opened)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <search className="st-filter" aria-label={wording.filter}>
          <SearchField
            className="st-filter-wide"
            prefix={<SearchOutlined aria-hidden="true" />}
            label={wording.q}
            maxLength={64}
            value={filter.q ?? ''}
            onSearch={(q) => setFilter({ ...filter, q: q || undefined })}
          />
          <Select
            aria-label={wording.state}
            placeholder={wording.state}
            allowClear
            value={filter.state}
            onChange={(state) => setFilter({ ...filter, state })}
            options={groupPostStates.map((value) => ({ value, label: wording.states[value] }))}
          />
          <ClearFilter isNarrow={address.isNarrow(filter)} onClear={() => setFilter({})} />
        </search>
        <ListBody list={list}>
          <ListTable<PostRow, string>
            rowKey="post_id"
            columns={columnsOf(mayChange ? { open, takeDown: setLeaving, putBack } : {})}
            rows={list.rows}
            isOld={list.isOld}
            empty={address.isNarrow(filter) ? wording.noneFound : wording.none}
            {...(mayChange && { opened, onOpen: open })}
          />
        </ListBody>
      </Card>
      {mayChange && post && <PostForm key={post.post_id} post={post} onClose={() => open(undefined)} />}
      {isAdding && <PostForm post={undefined} onClose={() => setAdding(false)} />}
      {leaving && <TakeDown post={leaving} onClose={() => setLeaving(undefined)} />}
    </Screen>
  )
}

function TakeDown({ post, onClose }: { post: PostRow; onClose: () => void }) {
  const { message } = App.useApp()
  const words = wording.down
  const call = useStudioCall('groupPostShow', { changes: CHANGED })
  return (
    <ReasonDialog
      wording={{ ...words, submit: wording.takeDown }}
      better={{ conflict: wording.form.conflict }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { post_id: post.post_id, base_revision: post.revision, is_down: true, reason },
          {
            onSuccess: () => {
              void message.success(words.done)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}

function usePutBack() {
  const { message } = App.useApp()
  const call = useStudioCall('groupPostShow', { changes: CHANGED })
  return ({ post_id, revision: base_revision }: PostRow) =>
    call.mutate(
      { post_id, base_revision, is_down: false, reason: null },
      {
        onSuccess: () => void message.success(wording.down.back),
        onError: (problem) => void message.error(problemText(problem, { conflict: wording.form.conflict })),
      },
    )
}

interface Ways {
  open?: (id: string) => void
  takeDown?: (post: PostRow) => void
  putBack?: (post: PostRow) => void
}

function columnsOf({ open, takeDown, putBack }: Ways): TableColumnsType<PostRow> {
  const words = wording.columns
  return [
    {
      title: words.title,
      render: (_, post) => (
        <>
          {open ? <CellLink onOpen={() => open(post.post_id)}>{post.title}</CellLink> : post.title}{' '}
          {post.is_pinned && <Tag color="blue">{wording.pinned}</Tag>}
          {post.is_member_only && <Tag>{wording.membersOnly}</Tag>}
          <div className="st-soft gr-summary">{post.summary}</div>
        </>
      ),
    },
    { title: words.place, width: 150, render: (_, post) => placeText(post) },
    {
      title: words.author,
      width: 150,
      render: (_, { author, adviser_no }) => (
        <>
          {author}
          {adviser_no && <div className="st-soft">{adviser_no}</div>}
        </>
      ),
    },
    {
      title: words.state,
      width: 120,
      render: (_, { state, down_why }) => (
        <>
          {wording.states[state]}
          {down_why && <div className="st-soft">{down_why}</div>}
        </>
      ),
    },
    { title: words.at, width: 150, render: (_, { publish_at }) => dateTimeText(publish_at) },
    ...(takeDown && putBack
      ? [
          {
            width: 70,
            render: (_: unknown, post: PostRow) => (
              <Button
                type="link"
                size="small"
                danger={post.state !== 'down'}
                aria-label={
                  post.state === 'down' ? wording.putBackName(post.title) : wording.takeDownName(post.title)
                }
                onClick={(event) => {
                  event.stopPropagation()
                  if (post.state === 'down') putBack(post)
                  else takeDown(post)
                }}
              >
                {post.state === 'down' ? wording.putBack : wording.takeDown}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

function placeText({ group_name, tag }: PostRow): string {
  const parts = [group_name ?? wording.everybody, ...(tag === null ? [] : [wording.tagged(tag)])]
  return parts.join(' · ')
}
