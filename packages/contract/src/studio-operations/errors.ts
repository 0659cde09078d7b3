import { defineError } from '../define-error'
import { CONTENT_NOT_FOUND } from '../error-codes'
import { errors } from '../errors'

/** Every error that a call of the Studio may return. Unlike visitors' calls, these use the usual HTTP statuses. */
export const studioErrors = {
  invalidParameters: defineError({ ...errors.invalidParameters, http: 400 }),
  signInRequired: defineError({ code: 401001, http: 401, msg: '请先登录' }),
  wrongCredentials: defineError({ code: 401002, http: 401, msg: '账号或密码错误' }),
  passwordChangeRequired: defineError({ code: 403003, http: 403, msg: '首次登录请先修改密码' }),
  /** A page of another site made the browser send it. */
  foreignRequest: defineError({ code: 403002, http: 403, msg: '请求来源不正确，请刷新页面后重试' }),
  forbidden: defineError({ code: 403001, http: 403, msg: '没有权限，请联系管理员' }),
  /** Of another store, or cut short when it was copied. */
  wrongSetupToken: defineError({ code: 403004, http: 403, msg: '链接无效，请完整复制最新的设置链接' }),
  notFound: defineError({ code: CONTENT_NOT_FOUND, http: 404, msg: '内容不存在或已被删除' }),
  conflict: defineError({ code: 409001, http: 409, msg: '内容已被他人修改，请刷新后重试' }),
  alreadyExists: defineError({ code: 409002, http: 409, msg: '已存在同名内容，请换一个' }),
  lastAdministrator: defineError({ code: 409003, http: 409, msg: '至少要保留一位可用的管理员' }),
  setupDone: defineError({ code: 409004, http: 409, msg: '管理员已创建，请直接登录' }),
  /** Visitors see it, or will at a set time. */
  stillPublished: defineError({ code: 409005, http: 409, msg: '页面已发布或已定时发布，请先下线' }),
  /** Links that visitors have lead from it to another page. */
  formerAddress: defineError({ code: 409006, http: 409, msg: '这个代码是另一个页面以前的地址，请换一个' }),
  /** The site itself leads to it. */
  fixedAddress: defineError({ code: 409007, http: 409, msg: '固定地址和协议页面发布后不能更换代码' }),
  refundNotPossible: defineError({ code: 409008, http: 409, msg: '超过现在可退的金额，请刷新后重试' }),
  ownRefund: defineError({ code: 409009, http: 409, msg: '不能审批自己申请的退款，请其他同事审批' }),
  priceUnconfirmed: defineError({ code: 409010, http: 409, msg: '商品正在售卖，请确认后再改价' }),
  /** What uses it is sent along. */
  inUse: defineError({ code: 409011, http: 409, msg: '正在使用，不能删除' }),
  /** What an experiment measures, and what it shows, stays as it was once it has begun. */
  experimentBegun: defineError({ code: 409012, http: 409, msg: '实验已经开始，不能再修改' }),
  experimentRunning: defineError({
    code: 409013,
    http: 409,
    msg: '这个页面已有一个实验在进行，请先结束它',
  }),
  experimentOver: defineError({ code: 409014, http: 409, msg: '实验已经结束' }),
  pageUnpublished: defineError({ code: 409015, http: 409, msg: '页面没有发布，访客看不到它' }),
  /** Visitors see what somebody else has approved, and nothing else. */
  notApproved: defineError({ code: 409016, http: 409, msg: '页面还没有通过审批，请先提交审批' }),
  ownPage: defineError({ code: 403006, http: 403, msg: '您参与编写了这一版，请由其他同事审批' }),
  /** What is decided on is not what was looked at: it was changed, withdrawn or decided meanwhile. */
  reviewMoved: defineError({ code: 409017, http: 409, msg: '审批内容已有变化，请刷新后重新查看' }),
  ownRequest: defineError({ code: 403007, http: 403, msg: '不能批准自己提出的申请，请其他同事批准' }),
  approvalStays: defineError({ code: 409018, http: 409, msg: '审批要求打开后不能再关闭' }),
  fileTooLarge: defineError({ code: 413001, http: 413, msg: '文件过大，请压缩后再上传' }),
  weakPassword: defineError({ code: 422001, http: 422, msg: '密码太容易被猜到，请换一个' }),
  unusableDocument: defineError({ code: 422002, http: 422, msg: '页面文件无法使用，请检查后重试' }),
  patchRefused: defineError({ code: 422003, http: 422, msg: '修改无法保存，请刷新页面后重试' }),
  tooManyTags: defineError({ code: 422006, http: 422, msg: '每个页面最多 8 个标签，请先去掉一些' }),
  pastMoment: defineError({ code: 422004, http: 422, msg: '时间已经过去，请重新选择' }),
  /** Its name is sent along. */
  unknownField: defineError({ code: 422012, http: 422, msg: '合同中有不认识的填写项' }),
  unusableFile: defineError({ code: 422005, http: 422, msg: '文件无法使用，请换一个文件' }),
  /** The supplier says something else than our books, or nothing of it: a person has to decide. */
  differenceStays: defineError({
    code: 422011,
    http: 422,
    msg: '平台的记录与订单对不上，无法自动处理，请核实后签署',
  }),
  ownDifference: defineError({
    code: 403005,
    http: 403,
    msg: '您申请或批准过这笔订单的退款，请由其他同事签署',
  }),
  ownSwitch: defineError({ code: 403010, http: 403, msg: '您申请了恢复，请由其他同事确认恢复' }),
  memberLocked: defineError({ code: 423001, http: 423, msg: '登录失败次数过多，请 15 分钟后再试' }),
  tooManyRequests: errors.tooManyRequests,
  supplierAway: defineError({ code: 503001, http: 503, msg: '支付平台暂时没有应答，请稍后重试' }),
  serverError: errors.serverError,
}

/** Name of an entry of the Studio's catalogue, as its operations list them. */
export type StudioErrorName = keyof typeof studioErrors
