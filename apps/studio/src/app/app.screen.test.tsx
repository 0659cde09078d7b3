import { expect, test } from 'vitest'
import { allOf, click, createTestStudio, nameOf, press, refusal, selfWith, textOf, type } from '../testing'

const NOBODY = { member: null, needs_setup: false }
const editor = selfWith(['editor'])

const links = () => allOf('link', undefined, document.querySelector('nav') ?? undefined).map(nameOf)

test('who is not logged in does so at the address they asked for, which keeps its filter', async () => {
  await using studio = await createTestStudio({
    at: '/audit?subject=page:etf',
    answers: { auditList: { list: [], next: null }, memberOptions: { list: [] } },
  })
  await studio.sees('使用管理员为您开通的账号登录')
  await click(await studio.find('button', '登录'))
  await studio.sees('请输入账号', '请输入密码')

  studio.answer({ studioSignIn: refusal('wrongCredentials') })
  await type(await studio.find('field', '账号'), 'lilei')
  await type(await studio.find('field', '密码'), 'not this one')
  await click(await studio.find('button', '登录'))
  await studio.sees('账号或密码错误')
  // The user name stays, the password has to be typed again.
  await studio.until(() => document.activeElement === allOf('field', '密码')[0])
  expect(allOf('field').map((field) => (field as HTMLInputElement).value)).toEqual(['lilei', ''])

  studio.answer({ studioSignIn: { member: selfWith(['auditor']) } })
  await type(await studio.find('field', '密码'), 'correct horse battery')
  await press(await studio.find('field', '密码'), 'Enter')
  await studio.sees('没有符合条件的记录')
  expect(studio.address()).toBe('/audit?subject=page:etf')
  expect(studio.asked('auditList')[0]).toMatchObject({ subject: 'page:etf' })
})

test('a lock says how long it lasts, and leaves the password where it is', async () => {
  await using studio = await createTestStudio({ at: '/', answers: { studioSignIn: refusal('memberLocked') } })
  await type(await studio.find('field', '账号'), 'lilei')
  await type(await studio.find('field', '密码'), 'guess')
  await click(await studio.find('button', '登录'))
  await studio.sees('15 分钟后再试')
  expect(allOf('field', '密码')[0]).toHaveProperty('value', 'guess')
})

test('a section that the roles do not open says so, and is not in the navigation', async () => {
  await using studio = await createTestStudio({ at: '/members', roles: ['auditor'] })
  await studio.sees('403', '没有权限查看这里')
  expect(links()).toEqual([
    '首页',
    '预警',
    '数据报表',
    '页面',
    '审批',
    '素材库',
    '实验',
    '线索',
    '答卷',
    '人群规则',
    '客户标签',
    '社群',
    '社群内容',
    '邀请好友',
    '奖品发放',
    '巡讲',
    '巡讲报名',
    '评论审核',
    '直播',
    '开放日',
    '模拟大赛',
    '大赛结算',
    '操盘笔记',
    '课程视频',
    '数据栏目',
    '数据来源',
    '个股点评',
    '行情来源',
    '商品',
    '优惠券',
    '订单',
    '退款',
    '续费',
    '对账',
    '紧急开关',
    '合同',
    '签署记录',
    '工作日历',
    '风险测评',
    '审计',
  ])
  expect(document.title).toBe('没有权限查看这里 · 营造')
})

test('an address that leads nowhere says so and leads home', async () => {
  await using studio = await createTestStudio({ at: '/nowhere', roles: ['administrator'] })
  await studio.sees('404', '页面不存在')
  expect((await studio.find('link', '回到首页')).getAttribute('href')).toBe('/studio')
})

test('logging out that fails says so; one that succeeds leaves the page, so that nothing stays in memory', async () => {
  await using studio = await createTestStudio({
    at: '/nowhere',
    roles: ['operator', 'auditor'],
    answers: { studioSignOut: refusal('serverError') },
  })
  const self = await studio.find('button', /王芳/)
  expect(textOf(self)).toContain('运营、审计')
  await click(self)
  await click(await studio.find('menuitem', '退出登录'))
  await studio.until(() => studio.asked('studioSignOut').length === 1)
  await studio.sees('服务器开小差了')
  expect(studio.around.left).toBe(0)
  studio.answer({ studioSignOut: {} })
  await click(self)
  await click(await studio.find('menuitem', '退出登录'))
  await studio.until(() => studio.around.left === 1)
})

test('a first password is to be changed before anything else; the way back to another account may fail, and says so', async () => {
  await using studio = await createTestStudio({
    at: '/pages',
    answers: {
      studioSession: { member: selfWith(['editor'], { must_change_password: true }), needs_setup: false },
      studioSignOut: refusal('serverError'),
    },
  })
  await studio.sees('设置新密码', '王芳，您好')
  await click(await studio.find('button', '换一个账号登录'))
  await studio.sees('服务器开小差了')

  await type(await studio.find('field', '收到的密码'), 'given-by-admin')
  await type(await studio.find('field', '新密码'), 'short')
  await type(await studio.find('field', '再输一次新密码'), 'other words here')
  await click(await studio.find('button', '保存并进入'))
  await studio.sees('新密码至少 10 个字符', '两次输入的密码不一样')
  expect(studio.asked('studioChangePassword')).toEqual([])

  studio.answer({ studioChangePassword: refusal('wrongCredentials') })
  await type(await studio.find('field', '新密码'), 'four plain words')
  await type(await studio.find('field', '再输一次新密码'), 'four plain words')
  await click(await studio.find('button', '保存并进入'))
  await studio.sees('当前密码不正确')
})

test('without a gateway the door says so and can be knocked at again', async () => {
  let isUp = false
  await using studio = await createTestStudio({
    at: '/nowhere',
    answers: {
      studioSession: () => (isUp ? { member: editor, needs_setup: false } : refusal('serverError')),
    },
  })
  const again = await studio.find('button', '重试')
  isUp = true
  await click(again)
  await studio.sees('页面不存在')
})

test('the first administrator is made by the printed link only', async () => {
  await using studio = await createTestStudio({
    at: '/',
    answers: { studioSession: { member: null, needs_setup: true } },
  })
  await studio.sees('还没有管理员', 'npm run members -- setup-link')
  expect(allOf('field')).toEqual([])
})

test('the link makes an administrator; a spent one says where to find it, one that came too late leads to the login', async () => {
  let session: { member: null; needs_setup: boolean } = { member: null, needs_setup: true }
  await using studio = await createTestStudio({
    at: '/#/setup?token=abc%2F1',
    answers: { studioSession: () => session, studioSetup: refusal('wrongSetupToken') },
  })
  await type(await studio.find('field', '姓名'), '王芳')
  await type(await studio.find('field', '账号'), '王芳')
  await type(await studio.find('field', '新密码'), 'four plain words')
  await type(await studio.find('field', '再输一次新密码'), 'four plain words')
  await click(await studio.find('button', '创建并进入'))
  await studio.until(
    () => document.querySelector('.ant-form-item-explain-error')?.textContent?.includes('小写字母') ?? false,
  )
  await type(await studio.find('field', '账号'), 'wangfang')
  await click(await studio.find('button', '创建并进入'))
  await studio.sees('设置链接不正确或已失效')
  expect(studio.asked('studioSetup')).toEqual([
    { token: 'abc/1', login: 'wangfang', name: '王芳', password: 'four plain words' },
  ])
  session = NOBODY
  studio.answer({ studioSetup: refusal('setupDone') })
  await click(await studio.find('button', '创建并进入'))
  await studio.sees('使用管理员为您开通的账号登录')
})
