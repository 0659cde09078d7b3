/** What the templates are called. */
export const wording = {
  choose: '选择模板',
  picture: (title: string) => `${title}模板的示意图`,
  list: {
    lead: { title: '线索表单', about: '资料换联系方式，最常用的获客页', page: '免费领取投资入门资料' },
    account: { title: '开户', about: '合作券商开户流程与登记', page: '线上证券开户服务' },
    group: { title: '入群', about: '介绍社群内容，扫码入群', page: '加入投顾交流群' },
    course: { title: '课程', about: '课程大纲、讲师与报名', page: '基金投资入门课' },
    coupon: { title: '优惠券', about: '介绍优惠与使用规则', page: '投顾服务优惠券' },
    invite: { title: '邀请好友', about: '口令、步骤与奖励说明', page: '邀请好友一起学投资' },
    tour: { title: '巡讲', about: '城市场次、议程与报名', page: '投资者教育城市巡讲' },
    live: { title: '直播周', about: '按天的直播日程与预约', page: '投资开放周直播' },
  },
}
