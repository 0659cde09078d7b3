import { App } from 'antd'
import { useStudioCall } from '../../state/queries'
import { problemText } from '../../ui/problem-text'
import { CHANGED, type ContractDetail, type VersionRow } from './contract-rows'
import { wording } from './wording'

const words = wording.publish

/** Publishes a draft once the member has read what the effect will be. */
export function usePublish({ contract_id, versions }: ContractDetail) {
  const { modal, message } = App.useApp()
  const publish = useStudioCall('contractPublish', { changes: CHANGED })
  const isFirst = versions.every(({ state }) => state === 'draft')
  const run = (base_revision: number) =>
    publish.mutate(
      { contract_id, base_revision },
      {
        onSuccess: () => void message.success(words.done),
        onError: (problem) => void message.error(problemText(problem, { conflict: wording.form.conflict })),
      },
    )
  return {
    isPending: publish.isPending,
    ask: ({ version, revision }: VersionRow) =>
      void modal.confirm({
        title: words.title(version),
        content: isFirst ? words.first : words.next,
        okText: words.submit,
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => run(revision),
      }),
  }
}
