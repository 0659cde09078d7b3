/** What is said about a questionnaire that cannot be published. A Studio in another language has its own wording. */
export const problemWords = {
  title: '请填写问卷名称',
  noQuestions: '请至少添加一道题',
  sameQuestions: '有两道题的编号相同',
  text: (question: number) => `第 ${question} 题：请填写题目`,
  fewOptions: (question: number) => `第 ${question} 题：请至少添加两个选项`,
  optionText: (question: number) => `第 ${question} 题：请填写每个选项的内容`,
  sameTexts: (question: number) => `第 ${question} 题：有两个选项的内容相同`,
  sameOptions: (question: number) => `第 ${question} 题：有两个选项的编号相同`,
  bands: '分值区间必须从 C1 到 C5 各一个',
  bandEnds: (level: string) => `${level} 的分值区间：起始分不能大于结束分`,
  overlap: (level: string, next: string, from: number, to: number) =>
    `${level} 与 ${next} 的分值区间重叠：${from}–${to} 分同时属于两档`,
  gap: (level: string, next: string, from: number, to: number) =>
    `${level} 与 ${next} 的分值区间之间有空缺：${from}–${to} 分不属于任何一档`,
  least: (points: number) => `最低可得 ${points} 分，C1 应从 ${points} 分或更低开始`,
  most: (points: number) => `最高可得 ${points} 分，C5 应到 ${points} 分或更高为止`,
  emptyCondition: (condition: number) => `最低类别条件 ${condition}：请至少选择一个选项`,
  unknownOption: (condition: number) => `最低类别条件 ${condition}：所选的题目或选项已经不在问卷里`,
  twoOptions: (condition: number) => `最低类别条件 ${condition}：同一道题只能选一个选项`,
}

export type ProblemWords = typeof problemWords
