import type { Answer } from '../../../state/calls'

type LinkedPage = Answer<'sectionPages'>['pages'][number]

/** The texts of linked sections. */
export const wording = {
  linked: (name: string) => `关联的版块“${name}”`,
  text: '它在所有关联的页面上是同一份内容。这里可以移动、复制或删除它，内容要在原版块里改。',
  unnamed: '…',
  edit: '编辑原版块',
  editHint: '在这里改好后，更新到所有关联它的页面',
  copy: '转为副本',
  copyHint: '只在这个页面上改，不再跟着原版块变',
  copied: '已转为副本，可以单独修改',
  newer: '原版块已经更新，这里还是之前的内容。',
  renew: '更新到最新',
  renewed: '已更新到最新',
  editing: (name: string) => `正在编辑原版块“${name}”`,
  editingText: '改好后请更新原版块；在那之前，其他页面不变，这个页面也不能发布。',
  update: '更新原版块…',
  discard: '放弃修改',
  discarded: '已恢复为原版块的内容',
  dialog: {
    title: (name: string) => `更新“${name}”`,
    checking: '正在检查关联它的页面…',
    none: '还没有页面关联它。更新后，新插入的是新内容；已经插入的副本不变。',
    uses: (count: number) => `用于 ${count} 个页面，更新后：`,
    copies: '插入的副本不变。',
    waitsForApproval: '您没有发布的权限：线上的页面要等有权限的人发布后才会变。',
    ok: '更新',
    cancel: '取消',
    close: '完成',
    running: (done: number, count: number) => `已更新 ${done} / ${count} 个页面，可以离开，更新会继续`,
    finished: (count: number) => `已更新 ${count} 个页面`,
    failed: (count: number) => `，${count} 个页面线上没有变`,
    updated: (name: string) => `已更新版块“${name}”`,
  },
  outcomes: {
    publish: '重新发布',
    approval: '改草稿，等待发布',
    draft: '只改草稿',
    refused: '线上不变',
  } satisfies Record<NonNullable<LinkedPage['outcome']>, string>,
  states: {
    waiting: '等待更新',
    done: '已更新',
    failed: '线上没有变',
  } satisfies Record<NonNullable<LinkedPage['state']>, string>,
}
