import type { Table } from './table'

export const rulesForms: Table = {
  '“每个手机号只能提交一次”按题目中的手机号判断；没有必填的手机号时，没有登录的访客可以提交多次。':
    '“Once for each phone” goes by the phone among the questions; without a required one, visitors who are not logged in may submit many times.',
  '一个表单最多 12 道题、3 页，再长很少有人填完。': 'Few people finish more than 12 questions or 3 pages.',
  出现完整的手机号: 'Full phone number shown',
  出现身份证号: 'Identity card number shown',
  单独的同意条款不会被记录: 'Separate consent is not recorded',
  '只有表单自带的同意会随线索一起保存，单独的勾选不会提交到任何地方。':
    'Only the consent of the form is kept with the lead; a tick box of its own is sent nowhere.',
  同一活动版本有两个表单: 'Two forms of one campaign version',
  '同一版本每个手机号只算一条线索，第二个表单不会带来新的线索。':
    'In one version each phone counts as one lead, so the second form brings no new ones.',
  '同意必须由访客主动勾选，“提交即同意”不算。':
    'Visitors must tick it themselves; “提交即同意” is no consent.', // as pages say it
  '同意文字没有《隐私政策》': 'Consent text without 《隐私政策》', // as pages say it
  '如需留存同意，请使用预约表单自带的同意文字。':
    'To keep the consent, use the consent text of the lead form.',
  '客户的手机号请改为 138****0000 的形式；联系方式请换成服务专线。':
    'Write phones of customers as 138****0000; for contact use the service line.',
  '手机号是个人信息，公开后无法收回；公司联系客户应使用服务专线。':
    'A phone number is personal data and cannot be taken back once public; the company should be reached by its service line.',
  '按答案显示的结束页没有条件时，没有人会看到它。': 'Nobody sees an ending by answers that has no condition.',
  '收集姓名和手机号前必须让访客读到处理规则，否则同意无效。':
    'Before a name and phone are collected, visitors must be able to read how they are handled; otherwise the consent is void.',
  无法判断是否重复提交: 'Repeated submissions cannot be told',
  '条件只能看排在前面的题目；看不到的题目没有人能填写。':
    'Conditions can look only at questions that come before, and nobody can answer what nobody sees.',
  电话号码格式不对: 'Malformed phone number',
  '答案按编号保存，两道题目用同一个编号时，答案会混在一起。':
    'Answers are kept by ID; where two questions share one, their answers are mixed up.',
  结束页没有条件: 'Ending without a condition',
  营销同意与服务同意混在一起: 'Marketing consent mixed with service consent',
  '营销联系须单独取得同意，不能作为提交表单的条件。':
    'Marketing needs a consent of its own, which may not be a condition for submitting the form.',
  表单太长: 'Form too long',
  '访客拨不通的号码比没有号码更糟。': 'A number that cannot be called is worse than none.',
  '请删去可以不问的题目，或拆成两个表单。':
    'Delete questions that need not be asked, or split it into two forms.',
  '请删去这句话，使用表单自带的同意勾选。': 'Delete this sentence and use the tick box of the form.',
  '请删除其中一个，再用“添加”重新建立。': 'Delete one of them and add it again.',
  '请删除这个号码。': 'Delete this number.',
  '请加一道必填的手机号题，或关闭这个开关。': 'Add a required question for the phone, or turn this off.',
  '请在同意文字中写上《隐私政策》，它会自动变成链接。':
    'Write 《隐私政策》 into the consent text; it becomes a link by itself.', // as pages say it
  '请填写可以拨通的号码，例如 400-000-0000、020-12345678 或 95xxx。':
    'Enter a number that can be called, such as 400-000-0000, 020-12345678 or 95xxx.',
  '请把营销联系的文字移到“营销联系的同意文字”。': 'Move the words on marketing to “Marketing consent”.',
  '请确认是否需要两个表单；要分别统计时请填写不同的活动版本。':
    'Check whether two forms are needed; enter different campaign versions to count them apart.',
  '请给它加上条件；给所有人看的内容写在“提交之后”。':
    'Give it a condition; what everybody should see belongs in “After submitting”.',
  '请重新选择前面的题目和答案，或删除这个条件。':
    'Choose an earlier question and an answer again, or delete the condition.',
  '身份证号是敏感个人信息，不能出现在公开的页面上。':
    'It is sensitive personal data and must not stand on a public page.',
  '题目、选项或结束页的编号重复': 'ID of a question, option or ending used twice',
  默认同意: 'Consent by default',
}
