import type { Table } from './table'

export const rulesTime: Table = {
  '“一句话”样式会写成“距还剩……”，读不通。':
    'In the style of one sentence it reads “距还剩……”, which makes no sense.', // as pages say it
  倒计时在两年以后: 'Countdown ends in more than two years',
  倒计时已结束: 'Countdown is over',
  倒计时晚于活动结束: 'Countdown ends after the campaign',
  倒计时没有名称: 'Countdown without a name',
  '发布后访客只会看到“活动已结束”，按钮都不能用。':
    'Once published, visitors only read that the campaign is over, and no button works.',
  '在那之前访客只会看到“活动未开始”。': 'Until then visitors only read that the campaign has not begun.',
  '外层显示时它不显示，它可以显示时外层又不显示，所以谁也看不到。':
    'Where the outer block shows, this one does not, and the other way round, so nobody sees it.',
  文字里的截止日期已过: 'Deadline in the text has passed',
  显示时间不在活动期间: 'Show time outside the campaign',
  显示时间已经过去: 'Show time has passed',
  显示条件与外层矛盾: 'Show conditions contradict those outside',
  显示条件永远不成立: 'Show conditions that never hold',
  '没有任何访客会看到这个组件。': 'No visitor sees this block.',
  活动半年以后才开始: 'Campaign begins in more than half a year',
  活动已经结束: 'Campaign is over',
  '活动已经结束，倒计时还在走，访客会以为仍可参加。':
    'The campaign is over while the countdown runs on, and visitors think that they can still take part.',
  '活动进行时它不显示，显示时活动不在进行。':
    'While the campaign runs it does not show, and when it shows the campaign does not run.',
  '访客看到的只有 00，容易以为活动已经结束。': 'Visitors see only 00, and take the campaign for over.',
  '访客读到过期的日期，会以为活动已经结束。': 'Visitors who read a past date take the campaign for over.',
  '请填写名称，例如“开营”。': 'Enter a name, such as “开营”.', // as pages say it
  '请把倒计时改到活动结束之前，或延长活动时间。':
    'Let the countdown end before the campaign, or extend the campaign.',
  '请把活动的结束时间改到将来，或删除它。': 'Set the end of the campaign to a time to come, or delete it.',
  '请改为将来的日期，或删去这句话。': 'Write a date to come, or delete the sentence.',
  '请改为将来的时间，或删除这个倒计时。': 'Set a time to come, or delete the countdown.',
  '请改为将来的时间，或删除这个组件。': 'Set a time to come, or delete the block.',
  '请改正其中一个显示条件。': 'Correct one of the show conditions.',
  '请核对开始时间的年份。': 'Check the year of the start.',
  '请核对结束时间的年份。': 'Check the year of the end.',
  '请至少选择一个打开环境，并让结束时间晚于开始时间。':
    'Choose at least one place to open it in, and let the end come after the start.',
  '请让显示时间与活动时间有重合。': 'Let the show time and the campaign time overlap.',
  '这个组件不会再显示。': 'This block will not show again.',
  '这么久的倒计时通常是年份写错了。': 'Such a long countdown is usually a slip in the year.',
}
