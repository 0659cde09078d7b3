import { PlusOutlined } from '@ant-design/icons'
import { App, Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { problemText } from '../../../ui/problem-text'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { FILED, type Filing, useFiling } from './use-filing'
import { wording } from './wording'

const words = wording.folders

/** The contract's limit. */
const LONGEST_NAME = 20

interface FolderDialogProps {
  onClose: () => void
  /** Called when a folder was deleted. */
  onGone: (id: number) => void
}

/** The existing folders: to add, rename and delete. */
export function FolderDialog({ onClose, onGone }: FolderDialogProps) {
  useReturnFocus()
  const folders = useFiling()?.folders
  const [name, setName] = useState('')
  const create = useStudioCall('folderCreate', { changes: FILED })
  const add = () => {
    if (name.trim() === '' || create.isPending) return
    create.mutate({ name: name.trim() }, { onSuccess: () => setName('') })
  }
  return (
    <Modal open width={480} title={words.title} footer={null} onCancel={onClose}>
      <form
        className="pg-folder-new"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Input
          aria-label={words.newName}
          placeholder={words.newName}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          htmlType="submit"
          type="primary"
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={name.trim() === ''}
          loading={create.isPending}
        >
          {words.add}
        </Button>
      </form>
      <FormProblem problem={create.error} />
      {folders?.length === 0 && <p className="st-empty">{words.none}</p>}
      <ul className="pg-folders">
        {folders?.map((folder) => (
          <FolderLine key={folder.id} folder={folder} onGone={() => onGone(folder.id)} />
        ))}
      </ul>
    </Modal>
  )
}

function FolderLine({ folder, onGone }: { folder: Filing['folders'][number]; onGone: () => void }) {
  const { id, name, count } = folder
  const { message, modal } = App.useApp()
  const [written, setWritten] = useState<string>()
  const rename = useStudioCall('folderChange', { changes: FILED })
  const { mutateAsync: remove } = useStudioCall('folderDelete', { changes: FILED })
  const askRemove = () =>
    modal.confirm({
      title: words.removeTitle(name),
      content: words.removeText(count),
      okText: words.remove,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        remove({ id }).then(
          () => {
            void message.success(words.removed)
            onGone()
          },
          (error: unknown) => void message.error(problemText(error)),
        ),
    })
  const save = () => {
    const wanted = written?.trim()
    if (!wanted || rename.isPending) return
    if (wanted === name) return setWritten(undefined)
    rename.mutate({ id, name: wanted }, { onSuccess: () => setWritten(undefined) })
  }
  if (written === undefined) {
    return (
      <li>
        <span className="pg-folder-name">{name}</span>
        <span className="st-soft">{words.pages(count)}</span>
        <Button type="text" aria-label={words.renameNamed(name)} onClick={() => setWritten(name)}>
          {words.rename}
        </Button>
        <Button type="text" danger aria-label={words.removeNamed(name)} onClick={askRemove}>
          {words.remove}
        </Button>
      </li>
    )
  }
  return (
    <li>
      <form
        className="pg-folder-new"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Input
          autoFocus
          aria-label={words.name}
          value={written}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => setWritten(target.value)}
        />
        <Button htmlType="submit" disabled={written.trim() === ''} loading={rename.isPending}>
          {words.save}
        </Button>
        <Button type="text" onClick={() => setWritten(undefined)}>
          {words.cancel}
        </Button>
        <FormProblem problem={rename.error} />
      </form>
    </li>
  )
}
