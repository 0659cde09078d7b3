import type { SectionKind } from '@yingzao/contract/studio'

/** What the library of sections says. */
export const wording = {
  title: '版块',
  search: '搜索版块，例如“老师”“价格”',
  kinds: {
    hero: '首屏',
    benefits: '亮点',
    steps: '步骤',
    teachers: '老师',
    faq: '常见问题',
    comparison: '对比',
    price: '价格',
    proof: '数据与口碑',
    agenda: '日程',
    action: '行动',
  } satisfies Record<SectionKind, string>,
  all: '全部',
  own: '我们的',
  kindChoice: '按用途看',
  insert: (title: string) => `插入版块“${title}”`,
  inserting: '正在插入…',
  oneAtATime: '上一个版块还在插入，请稍后再试',
  inserted: (title: string) => `已插入版块“${title}”`,
  asCopy: '插入副本',
  copyHint: '之后各改各的',
  asLink: '插入关联',
  linkHint: '原版块更新时，这里跟着变',
  notLinkable: '由几个组件并排组成的版块不能关联。请先把它们放进一个版块，再用它替换',
  linked: (title: string) => `已插入并关联版块“${title}”`,
  pages: (count: number) => `关联在 ${count} 个页面`,
  none: (query: string) => `没有找到“${query}”`,
  noneText: '换一个说法试试，或看看全部版块。',
  noOwn: '还没有自己的版块',
  noOwnText: '在页面里选中组件，再点上面的“存为版块”，以后在任何页面都能插入。',
  readOnly: '您可以查看这个页面，但不能修改',
  hint: '点击插入到选中的版块之后，也可以拖到画布中',
  menu: (name: string) => `“${name}”的更多操作`,
  by: (who: string, when: string) => `${who} · ${when}`,
  keep: {
    open: '把选中的存为版块',
    title: '存为版块',
    name: '名称',
    nameHelp: '20 个字以内，例如“暑期课开头”',
    nameMissing: '请填写名称',
    kind: '用途',
    save: '存为版块',
    saved: (name: string) => `已存为版块“${name}”`,
    note: (count: number) =>
      `将存下选中的 ${count} 个组件。团队里的人都能把它插入到自己的页面：作为副本各改各的，或关联在一起，改一处都变。`,
  },
  rename: { action: '改名或改用途', title: '修改版块', save: '保存', saved: '已修改' },
  replace: {
    action: '用选中的组件替换',
    nothing: '请先在页面里选中要存的组件',
  },
  remove: {
    action: '删除',
    title: (name: string) => `删除版块“${name}”？`,
    text: (pages: number) =>
      pages > 0
        ? `${pages} 个页面关联着它。删除后，它在这些页面上变成副本，页面的内容不变，以后可以单独修改。删除后不能恢复。`
        : '已经用过它的页面不受影响。删除后不能恢复。',
    ok: '删除',
    done: '已删除',
  },
}
