const NAMES = ['王芳', '李建国', '张伟', '刘洋']
const FIRST_PHONE = 13_900_000_001

/** Submits leads on a demo page as visitors would, with captcha and code, so that lists have something to show. */
export async function leaveLeads({ origin, run }) {
  for (const [index, nick_name] of NAMES.entries()) {
    const handset = String(FIRST_PHONE + index)
    const captcha = JSON.parse(await run('sandbox', 'captcha'))
    await call(origin, 'passport/register/advert-sms/send', { handset, type: 'lead', ...captcha })
    const code = await run('sandbox', 'sms', handset)
    await call(origin, 'gift/v1/activity', {
      nick_name,
      handset,
      code,
      consent: 1,
      consent_version: '1.0',
      page_code: 'etf-course',
      cps_id: 'wx-moments',
    })
  }
}

async function call(origin, path, payload) {
  const reply = await fetch(`${origin}/oabase/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  const { code, msg } = await reply.json()
  if (code !== 1) throw new Error(`${path}: ${msg}`)
}
