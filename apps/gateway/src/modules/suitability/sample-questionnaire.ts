import type { WrittenQuestionnaire } from './questionnaire-store'

/** What compliance may start from: written for this program, to be read and changed before it is published. */
export const sampleQuestionnaire: WrittenQuestionnaire = {
  title: '投资者风险承受能力测评',
  questions: [
    {
      question_id: 'age',
      text: '您的年龄段是？',
      options: [
        { option_id: 'a1', text: '70 周岁以上', points: 0 },
        { option_id: 'a2', text: '60 至 70 周岁', points: 3 },
        { option_id: 'a3', text: '18 至 30 周岁', points: 6 },
        { option_id: 'a4', text: '31 至 59 周岁', points: 8 },
      ],
    },
    {
      question_id: 'job',
      text: '您目前的就业和收入情况是？',
      options: [
        { option_id: 'a1', text: '没有稳定收入', points: 0 },
        { option_id: 'a2', text: '已退休，以退休金为主', points: 3 },
        { option_id: 'a3', text: '有工作，收入有一定波动', points: 6 },
        { option_id: 'a4', text: '有工作，收入长期稳定', points: 8 },
      ],
    },
    {
      question_id: 'income',
      text: '您的家庭税后年收入大约是？',
      options: [
        { option_id: 'a1', text: '10 万元以下', points: 1 },
        { option_id: 'a2', text: '10 万至 30 万元', points: 3 },
        { option_id: 'a3', text: '30 万至 80 万元', points: 6 },
        { option_id: 'a4', text: '80 万元以上', points: 9 },
      ],
    },
    {
      question_id: 'share',
      text: '您准备用于证券投资的资金，占家庭可用积蓄的多少？',
      options: [
        { option_id: 'a1', text: '70% 以上', points: 1 },
        { option_id: 'a2', text: '50% 至 70%', points: 3 },
        { option_id: 'a3', text: '25% 至 50%', points: 6 },
        { option_id: 'a4', text: '25% 以下', points: 8 },
      ],
    },
    {
      question_id: 'debt',
      text: '您的家庭目前有多少需要偿还的债务？',
      options: [
        { option_id: 'a1', text: '已经难以按时偿还', points: 0 },
        { option_id: 'a2', text: '每月还款超过收入的一半', points: 2 },
        { option_id: 'a3', text: '有房贷等，按月偿还没有压力', points: 6 },
        { option_id: 'a4', text: '没有债务', points: 8 },
      ],
    },
    {
      question_id: 'knowledge',
      text: '您对股票、基金等投资知识了解多少？',
      options: [
        { option_id: 'a1', text: '几乎不了解', points: 0 },
        { option_id: 'a2', text: '知道基本概念，分不清产品差别', points: 3 },
        { option_id: 'a3', text: '了解常见产品的特点和风险', points: 6 },
        { option_id: 'a4', text: '系统学习过，能独立分析', points: 9 },
      ],
    },
    {
      question_id: 'experience',
      text: '您有多长时间的证券投资经历？',
      options: [
        { option_id: 'a1', text: '没有经历', points: 0 },
        { option_id: 'a2', text: '两年以内', points: 3 },
        { option_id: 'a3', text: '两年至五年', points: 6 },
        { option_id: 'a4', text: '五年以上', points: 9 },
      ],
    },
    {
      question_id: 'products',
      text: '您实际买过的产品里，风险最高的是？',
      options: [
        { option_id: 'a1', text: '只有存款、国债', points: 0 },
        { option_id: 'a2', text: '货币基金、银行理财', points: 3 },
        { option_id: 'a3', text: '债券基金、混合基金', points: 5 },
        { option_id: 'a4', text: '股票、股票基金', points: 7 },
        { option_id: 'a5', text: '融资融券、期货、期权', points: 9 },
      ],
    },
    {
      question_id: 'horizon',
      text: '您打算把这笔钱投资多久？',
      options: [
        { option_id: 'a1', text: '半年以内，随时可能要用', points: 0 },
        { option_id: 'a2', text: '半年至一年', points: 3 },
        { option_id: 'a3', text: '一年至三年', points: 6 },
        { option_id: 'a4', text: '三年以上', points: 9 },
      ],
    },
    {
      question_id: 'aim',
      text: '以下哪一项最接近您的投资目标？',
      options: [
        { option_id: 'a1', text: '保住本金，不接受任何亏损', points: 0 },
        { option_id: 'a2', text: '收益比存款高一点，波动尽量小', points: 3 },
        { option_id: 'a3', text: '长期稳健增值，能接受一些波动', points: 6 },
        { option_id: 'a4', text: '追求较高回报，能承受较大波动', points: 9 },
      ],
    },
    {
      question_id: 'loss',
      text: '您最多能承受多大的本金亏损，而不影响正常生活？',
      options: [
        { option_id: 'a1', text: '不能承受亏损', points: 0 },
        { option_id: 'a2', text: '10% 以内', points: 3 },
        { option_id: 'a3', text: '10% 至 30%', points: 6 },
        { option_id: 'a4', text: '30% 以上', points: 9 },
      ],
    },
    {
      question_id: 'fall',
      text: '如果您持有的产品一个月内下跌 20%，您会怎么做？',
      options: [
        { option_id: 'a1', text: '非常焦虑，马上全部卖出', points: 0 },
        { option_id: 'a2', text: '卖出一部分，降低风险', points: 3 },
        { option_id: 'a3', text: '继续持有，观察变化', points: 6 },
        { option_id: 'a4', text: '研究后认为合理，考虑再买入', points: 9 },
      ],
    },
  ],
  bands: [
    { risk_level: 'C1', from: 2, to: 24 },
    { risk_level: 'C2', from: 25, to: 48 },
    { risk_level: 'C3', from: 49, to: 72 },
    { risk_level: 'C4', from: 73, to: 90 },
    { risk_level: 'C5', from: 91, to: 104 },
  ],
  lowest: [
    // Nothing may be lost, and nothing is known of what could be.
    [
      { question_id: 'loss', option_id: 'a1' },
      { question_id: 'aim', option_id: 'a1' },
    ],
    [
      { question_id: 'job', option_id: 'a1' },
      { question_id: 'knowledge', option_id: 'a1' },
    ],
    [{ question_id: 'debt', option_id: 'a1' }],
  ],
  valid_months: 12,
  per_day: 3,
}
