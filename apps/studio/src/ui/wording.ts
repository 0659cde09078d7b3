/** The texts of the components that several features share. */
export const wording = {
  brand: '营造',
  place: '工作台',
  loading: '正在加载…',
  retry: '重试',
  goHome: '回到首页',
  search: '查询',
  unknown: '出了点问题，请重试；若一直出现，请联系管理员',
  reasonMissing: '请写明理由，至少 2 个字',
  tooLong: (most: number) => `最多 ${most} 个字，请删减`,
  thumbnail: (title: string) => `${title} 的缩略图`,
  shareCard: '微信中的样子',
  shareNoTitle: '没有填写标题',
  shareNoDesc: '没有填写说明',
  dataFile: {
    drop: '把 CSV 文件拖到这里，或点击选择',
    other: '点击或拖入，换一个文件',
    empty: '文件是空的，请换一个文件',
    tooLarge: (kilobytes: number) => `文件超过 ${kilobytes} KB，请分成几个文件`,
  },
  picker: { weekdays: ['日', '一', '二', '三', '四', '五', '六'], month: (month: number) => `${month}月` },
  lose: { title: '放弃修改？', text: '还没有保存的修改会丢失。', go: '放弃修改', stay: '继续编辑' },
  missing: {
    title: '页面不存在',
    text: '地址可能写错了，或者内容已经移走。',
  },
}
