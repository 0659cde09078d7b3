import type { CommentState } from '@yingzao/contract/studio'

const states: Readonly<Record<CommentState, string>> = { held: '待审', out: '已通过', refused: '未通过' }

const none: Readonly<Record<CommentState, string>> = {
  held: '都审完了，没有待审的评论。',
  out: '还没有通过的评论。',
  refused: '没有未通过的评论。',
}

/** What has been done to some comments. */
const done: Readonly<Record<CommentState, (count: number) => string>> = {
  held: (count) => `已放回待审 ${count} 条`,
  out: (count) => `已通过 ${count} 条`,
  refused: (count) => `已驳回 ${count} 条`,
}

/** The most common reasons for refusing comments; the first is preselected until another has been used. */
const USUAL_REASONS = [
  '含联系方式或广告',
  '涉及荐股或收益承诺',
  '含不文明用语',
  '与讲座无关',
  '内容重复',
  '涉及他人隐私',
] as const

/** The texts of the Studio's comments. */
export const wording = {
  title: '评论审核',
  about: '巡讲和讲座下的评论，通过后所有人可见。先到的先审。',
  list: '评论',
  states,
  stateWith: (state: string, count: string) => `${state}（${count}）`,
  none,
  noneFound: '没有符合条件的评论。',
  filter: {
    title: '筛选评论',
    state: '状态',
    tour: '巡讲',
    q: '评论内容',
    ofWriter: (uid: number) => `只显示用户 ${uid} 的评论。`,
  },
  row: {
    ofTour: (tour: string) => tour,
    ofSpeech: (tour: string, speech: string) => `${tour} · ${speech}`,
    refusedBefore: (count: number) => `此前驳回 ${count} 条`,
    refusedOf: (name: string, count: number) => `查看 ${name} 此前驳回的 ${count} 条`,
    blocked: '已禁言',
    erased: '已注销',
    thumbs: (count: number) => `${count} 人点赞`,
    decided: (state: string, name: string, at: string) => `${state}：${name}，${at}`,
    reason: (text: string) => `原因：${text}`,
    choose: (name: string, text: string) => `选择 ${name} 的评论：${text}`,
  },
  acts: {
    pass: '通过',
    passName: (name: string) => `通过 ${name} 的评论`,
    refuse: '驳回',
    refuseName: (name: string) => `驳回 ${name} 的评论`,
    block: '禁言',
    blockName: (name: string) => `禁言 ${name}`,
    unblock: '解除禁言',
    unblockName: (name: string) => `解除 ${name} 的禁言`,
    undo: '撤销（Z）',
    chooseAll: '全选',
    most: (count: number) => `一次最多选 ${count} 条`,
  },
  done,
  byColleague: (count: number) => (count === 1 ? '同事已处理这条评论' : `其中 ${count} 条同事已处理`),
  refuse: {
    title: (count: number) => (count === 1 ? '驳回这条评论' : `驳回 ${count} 条评论`),
    about: '原因会显示给写评论的人。按 1–6 选择，回车确认；也可以自己写。',
    reasons: '常用原因',
    usual: USUAL_REASONS,
    reason: '原因',
    submit: '驳回',
  },
  block: {
    title: (name: string) => `禁言“${name}”？`,
    about: '禁言后此人不能再评论，已通过的评论仍然可见。可以随时解除。原因会记入审计。',
    usualReasons: ['多次发布广告', '多次违规荐股', '多次辱骂他人'],
    reason: '原因',
    reasonHint: '例如：多次发布广告',
    refuseHeld: '同时驳回该用户待审评论',
    refuseHeldHint: '写评论的人会看到上面的原因。',
    submit: '禁言',
    done: (refused: number) => (refused === 0 ? '已禁言' : `已禁言，同时驳回 ${refused} 条`),
  },
  unblock: {
    title: (name: string) => `解除“${name}”的禁言？`,
    about: '解除后此人可以再次评论，评论仍要先审核。原因会记入审计。',
    usualReasons: ['误操作', '本人已说明情况'],
    reason: '原因',
    reasonHint: '例如：误操作',
    submit: '解除禁言',
    done: '已解除禁言',
  },
  keys: {
    title: '快捷键',
    about: '正在输入文字或打开对话框时不起作用。',
    hints: '快捷键提示',
    open: '全部快捷键',
    short: [
      ['J / K', '上下移动'],
      ['A', '通过'],
      ['D', '驳回'],
      ['B', '禁言'],
      ['Z', '撤销'],
      ['X', '选择'],
    ],
    all: [
      ['J 或 ↓', '下一条'],
      ['K 或 ↑', '上一条'],
      ['A', '通过；选择了多条时一起通过'],
      ['D', '驳回，先选原因；选择了多条时一起驳回'],
      ['B', '禁言写这条评论的人，或解除禁言'],
      ['Z', '撤销上一次通过或驳回，评论回到待审'],
      ['X', '选择或取消选择这一条'],
      ['Esc', '取消全部选择'],
      ['?', '显示这些快捷键'],
    ],
  },
}
