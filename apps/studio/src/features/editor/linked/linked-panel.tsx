import './linked.css'
import { LinkOutlined } from '@ant-design/icons'
import { replaceLinked, setLinked } from '@yingzao/editor-core'
import { App, Button } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { problemText } from '../../../ui/problem-text'
import { useCommandContext } from '../commands/command-context'
import { runAndNotify } from '../commands/run-and-notify'
import { useSession, useTree } from '../session/session-context'
import { fetchSection } from './fetch-section'
import { blocksText, type LinkedPart } from './link-of'
import { UpdateDialog } from './update-dialog'
import { wording } from './wording'

/** What a linked part of the page is, and how it can be changed: for all pages, or only for this one. */
export function LinkedPanel({ part }: { part: LinkedPart }) {
  const session = useSession()
  const { links, isReadOnly } = session
  const context = useCommandContext()
  const { message } = App.useApp()
  const tree = useTree()
  const [isUpdating, setIsUpdating] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const section = useSyncExternalStore(links.subscribe, () => links.get(part.linked.section))
  const { id, linked } = part
  // There is no section behind it: it is a block like any other.
  const entry = tree.index.get(id)
  if (section === null || !entry) return null
  const name = section?.name ?? wording.unnamed

  const toCopy = () =>
    void runAndNotify(context, setLinked, { id, linked: undefined, verb: wording.copy }, wording.copied)
  const edit = () =>
    void runAndNotify(context, setLinked, { id, linked: { ...linked, edited: true }, verb: wording.edit })
  const takeNewest = async (done: string) => {
    if (!section) return
    setIsBusy(true)
    try {
      const { blocks, link } = await fetchSection(session, `own/${section.id}`)
      const [block] = blocks
      if (!block || !link) return
      runAndNotify(context, replaceLinked, { id, block, linked: link }, done)
    } catch (error) {
      void message.error(problemText(error))
    } finally {
      setIsBusy(false)
    }
  }
  const isDisabled = isReadOnly || !section || isBusy
  const copyButton = (
    <Button size="small" disabled={isReadOnly} title={wording.copyHint} onClick={toCopy}>
      {wording.copy}
    </Button>
  )

  return (
    <section className="ed-linked" data-editing={linked.edited} aria-label={wording.linked(name)}>
      <h3>
        <LinkOutlined aria-hidden="true" />
        {linked.edited ? wording.editing(name) : wording.linked(name)}
      </h3>
      <p>{linked.edited ? wording.editingText : wording.text}</p>
      {!linked.edited && section && section.revision > linked.revision && (
        <p className="ed-linked-newer" role="status">
          {wording.newer}
          <Button
            size="small"
            type="link"
            disabled={isDisabled}
            onClick={() => void takeNewest(wording.renewed)}
          >
            {wording.renew}
          </Button>
        </p>
      )}
      <div className="ed-linked-ways">
        {linked.edited ? (
          <>
            <Button size="small" type="primary" disabled={isDisabled} onClick={() => setIsUpdating(true)}>
              {wording.update}
            </Button>
            <Button size="small" disabled={isDisabled} onClick={() => void takeNewest(wording.discarded)}>
              {wording.discard}
            </Button>
          </>
        ) : (
          <Button size="small" disabled={isDisabled} title={wording.editHint} onClick={edit}>
            {wording.edit}
          </Button>
        )}
        {copyButton}
      </div>
      {isUpdating && section && (
        <UpdateDialog
          section={{ id: section.id, name, revision: linked.revision }}
          blocks={blocksText(tree, [entry.block])}
          onUpdated={(revision) => {
            // Before the job is done: this page already has the latest version.
            session.editor.run(setLinked, {
              id,
              linked: { section: linked.section, revision },
              verb: wording.dialog.ok,
            })
          }}
          onClose={() => {
            setIsUpdating(false)
            // What was edited inside is one linked part again.
            session.editor.select([id])
          }}
        />
      )}
    </section>
  )
}
