/** The texts for choosing or adding a speaker. */
export const wording = {
  named: (name: string, number: string) => (number === '' ? name : `${name} ${number}`),
  choice: { find: '按姓名或登记编号查找', none: '没有找到，可以添加主讲人', add: '添加主讲人' },
  form: {
    title: '添加主讲人',
    about: '登记编号须与公司登记的投资顾问一致；不是投资顾问的留空，讲解中不能给出投资建议。',
    staff: '工号',
    staffForm: '请填写工号，只能是数字',
    name: '姓名',
    number: '投资顾问登记编号',
    missing: '请填写',
    save: '添加',
    saved: (name: string) => `已添加 ${name}`,
    taken: '这个工号已经有人在用，请直接查找选择',
    unknown: '没有这位主讲人，或已离职',
  },
}
