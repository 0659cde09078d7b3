import { SURVEY_LIMITS } from '@yingzao/contract/client'
import { actionProps, address, datetime, defineSpec, image, list } from '@yingzao/schema/server'
import { z } from 'zod'
import { STANDARD_CONSENT } from '../agreement/standard-consent'

const NO_CONDITION = { match: 'all', tests: [] } as const

/** Made by the Studio and never shown: answers and conditions refer to it, whatever happens to the label. */
const id = (title: string) => z.string().max(16).default('').meta({ title, control: 'key', required: true })

const choiceProps = z.object({
  label: z.string().max(30).default('').meta({ title: '文字', required: true }),
  id: id('选项编号'),
})

const testProps = z.object({
  field: z.string().max(16).default('').meta({ title: '前面的题目', keyOf: 'fields', required: true }),
  is: z
    .enum(['answered', 'is', 'isNot', 'anyOf', 'contains', 'atLeast', 'atMost', 'before', 'after'])
    .default('answered')
    .meta({
      title: '条件',
      options: {
        answered: '已填写',
        is: '是',
        isNot: '不是',
        anyOf: '是其中之一',
        contains: '包含',
        atLeast: '大于等于',
        atMost: '小于等于',
        before: '早于',
        after: '晚于',
      },
      help: '选择题用“是”“不是”“是其中之一”“包含”，打分用“大于等于”“小于等于”，日期用“早于”“晚于”',
    }),
  value: z
    .string()
    .max(60)
    .default('')
    .meta({
      title: '答案',
      keyOf: 'fields',
      answerOf: 'field',
      required: true,
      when: { is: ['is', 'isNot', 'anyOf', 'contains', 'atLeast', 'atMost', 'before', 'after'] },
      help: '日期写成 2026-11-23',
    }),
})

const conditionOf = (meta: { title: string; help: string }) =>
  z
    .object({
      match: z
        .enum(['all', 'any'])
        .default('all')
        .meta({ title: '满足', options: { all: '全部条件', any: '任一条件' } }),
      tests: list(testProps, { title: '条件', max: SURVEY_LIMITS.tests }),
    })
    .default({ ...NO_CONDITION, tests: [] })
    .meta(meta)

const TYPE_TITLES = {
  text: '单行文字',
  textarea: '多行文字',
  name: '姓名',
  phone: '手机号',
  choice: '单选',
  choices: '多选',
  score: '打分',
  date: '日期',
  region: '地区',
  file: '文件上传',
  consent: '勾选同意',
  statement: '说明文字',
  page: '分页',
} as const

type FieldType = keyof typeof TYPE_TITLES

const TYPES = Object.keys(TYPE_TITLES) as [FieldType, ...FieldType[]]

/** Those that ask for something. */
const ASKING = TYPES.filter((type) => type !== 'statement' && type !== 'page')

const fieldProps = z.object({
  label: z.string().max(40).default('').meta({ title: '题目', required: true }),
  type: z.enum(TYPES).default('text').meta({
    title: '类型',
    options: TYPE_TITLES,
    help: '“分页”之后的题目在新的一页；分页被条件隐藏时，整页跳过',
  }),
  help: z.string().max(80).default('').meta({ title: '填写提示' }),
  text: z
    .string()
    .max(400)
    .default('')
    .meta({
      title: '正文',
      control: 'textarea',
      required: true,
      when: { type: ['consent', 'statement'] },
      help: '勾选同意：访客勾选的文字，逐字留存，永远不会预先勾选',
    }),
  choices: list(choiceProps, {
    title: '选项',
    required: true,
    min: 2,
    max: SURVEY_LIMITS.choices,
    when: { type: ['choice', 'choices'] },
  }),
  most: z
    .int()
    .min(0)
    .max(SURVEY_LIMITS.choices)
    .default(0)
    .meta({ title: '最多选几项', help: '0 为不限', when: { type: 'choices' } }),
  scale: z
    .enum(['stars', 'ten'])
    .default('stars')
    .meta({ title: '分值', options: { stars: '1–5 星', ten: '0–10 分' }, when: { type: 'score' } }),
  format: z
    .enum(['any', 'number', 'email'])
    .default('any')
    .meta({ title: '格式', options: { any: '不限', number: '数字', email: '邮箱' }, when: { type: 'text' } }),
  least_length: z
    .int()
    .min(0)
    .max(500)
    .default(0)
    .meta({ title: '最少字数', when: { type: ['text', 'textarea'] } }),
  most_length: z
    .int()
    .min(1)
    .max(500)
    .default(200)
    .meta({ title: '最多字数', when: { type: ['text', 'textarea'] } }),
  earliest: datetime({ title: '最早的日期', when: { type: 'date' } }).optional(),
  latest: datetime({ title: '最晚的日期', when: { type: 'date' } }).optional(),
  accepts: z
    .enum(['any', 'pictures', 'pdf'])
    .default('any')
    .meta({
      title: '文件类型',
      options: { any: '图片或 PDF', pictures: '只收图片', pdf: '只收 PDF' },
      when: { type: 'file' },
    }),
  most_files: z
    .int()
    .min(1)
    .max(SURVEY_LIMITS.files)
    .default(1)
    .meta({
      title: '最多几个文件',
      help: '每个文件不超过 10 MB。文件加密保存，查看时要写明理由',
      when: { type: 'file' },
    }),
  required: z
    .boolean()
    .default(true)
    .meta({
      title: '必填',
      help: '被条件隐藏时不用填',
      when: { type: ASKING },
    }),
  personal: z
    .boolean()
    .default(false)
    .meta({
      title: '个人信息',
      help: '打开后加密保存，列表和导出中默认打码；姓名、手机号和文件总是如此',
      when: { type: ['text', 'textarea', 'choice', 'choices', 'date', 'region'] },
    }),
  showIf: conditionOf({ title: '显示条件', help: '没有条件时总是显示；只能用排在前面的题目作条件' }),
  id: id('题目编号'),
})

const endShape = {
  title: z.string().max(12).default('').meta({ title: '标题', placeholder: '提交成功' }),
  text: z
    .string()
    .max(80)
    .default('')
    .meta({ title: '文字', control: 'textarea', placeholder: '感谢您的填写' }),
  picture: image({ title: '图片', help: '代替打勾的图案，留空则没有' }),
  button: z.string().max(10).default('').meta({ title: '按钮文字', help: '留空则没有按钮' }),
  action: actionProps({ title: '按钮动作' }),
  second_button: z.string().max(10).default('').meta({ title: '第二个按钮的文字', help: '留空则没有' }),
  second_action: actionProps({ title: '第二个按钮的动作' }),
}

const endProps = z.object({
  ...endShape,
  showIf: conditionOf({
    title: '什么时候用它',
    help: '从上到下，第一个条件成立的结束页；都不成立时用“提交之后”',
  }),
  id: id('结束页编号'),
})

export const surveyProps = z.object({
  title: z.string().max(40).default('').meta({ title: '标题' }),
  intro: z.string().max(120).default('').meta({ title: '说明', control: 'textarea' }),
  fields: list(fieldProps, {
    title: '题目',
    required: true,
    max: SURVEY_LIMITS.fields + SURVEY_LIMITS.pages - 1,
  }),
  button: z.string().max(20).default('').meta({ title: '按钮文字', placeholder: '提交' }),
  consent: z.string().max(200).default('').meta({
    title: '同意文字',
    placeholder: STANDARD_CONSENT,
    help: '题目中有姓名、手机号或其他个人信息时显示，访客必须勾选；《隐私政策》和《用户服务协议》会变成链接',
  }),
  privacy_url: address({ title: '《隐私政策》地址', help: '留空则为 /h5-page/h5/privacy' }),
  terms_url: address({ title: '《用户服务协议》地址', help: '留空则为 /h5-page/h5/terms' }),
  after: z
    .object(endShape)
    .default({ title: '', text: '', picture: '', button: '', second_button: '' })
    .meta({ title: '提交之后', help: '提交成功后代替表单显示' }),
  ends: list(endProps, { title: '按答案显示的结束页', max: SURVEY_LIMITS.ends }),
  opens_at: datetime({ title: '开始时间', help: '留空则立即开始' }).optional(),
  closes_at: datetime({ title: '结束时间', help: '留空则一直开放' }).optional(),
  places: z
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .meta({ title: '最多收几份', help: '0 为不限；收满后不再接受，访客会看到“名额已满”' }),
  once: z.boolean().default(false).meta({
    title: '每个手机号只能提交一次',
    help: '按题目中的第一个手机号判断，没有填手机号时按登录的访客判断；两者都没有就无法判断',
  }),
})

export type SurveyProps = z.output<typeof surveyProps>
export type SurveyFieldProps = SurveyProps['fields'][number]

export const surveySpec = defineSpec({
  name: 'survey',
  title: '表单',
  category: 'form',
  traits: { form: true, asksFields: true, consentIn: 'consent', experimentable: false },
  props: surveyProps,
  fresh: {
    title: '两分钟问卷',
    intro: '您的回答只用于改进服务。',
    fields: [
      {
        id: 'f1level',
        label: '您接触投资多久了？',
        type: 'choice',
        choices: [
          { id: 'c1none', label: '还没有开始' },
          { id: 'c2year', label: '不到一年' },
          { id: 'c3more', label: '一年以上' },
        ],
      },
      {
        id: 'f2topic',
        label: '您最想了解什么？',
        type: 'choices',
        choices: [
          { id: 'c1base', label: '基础知识' },
          { id: 'c2fund', label: '基金' },
          { id: 'c3risk', label: '风险管理' },
        ],
      },
      { id: 'f3score', label: '您对我们的服务打几分？', type: 'score' },
      {
        id: 'f4why',
        label: '哪里可以做得更好？',
        type: 'textarea',
        required: false,
        showIf: { match: 'all', tests: [{ field: 'f3score', is: 'atMost', value: '3' }] },
      },
    ],
  },
})
