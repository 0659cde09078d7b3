/** The texts of every list. */
export const wording = {
  clear: '清空条件',
  more: '加载更多',
  noMore: '没有更多了',
  shown: (shown: number, total: string | undefined) =>
    total === undefined ? `已显示 ${shown} 条` : `已显示 ${shown} 条，共 ${total} 条`,
  bulk: {
    title: '批量操作',
    chosen: (count: number) => `已选 ${count} 条`,
    clear: '取消选择',
  },
  export: {
    open: '导出',
    range: '范围',
    count: '数量',
    rows: (total: string) => `${total} 条`,
    format: '格式',
    xlsx: 'Excel（xlsx）',
    csv: 'CSV',
    reason: '导出理由',
    limits: '一次最多 100,000 条，超出时请先缩小日期或其他条件。范围、理由和操作人会记入审计记录。',
    submit: '导出',
    stop: '停止导出',
    progress: (bytes: number) =>
      bytes === 0 ? '正在准备文件…' : `正在接收文件，已收到 ${(bytes / 1_048_576).toFixed(1)} MB`,
    done: (name: string) => `已导出 ${name}`,
    tooOften: '导出过于频繁，请稍后再试',
  },
}
