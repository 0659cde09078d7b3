import type { Page } from 'playwright-core'

/** Serves the form's chunk with a fault built in, as a careless change would. Throws when there is nothing to change. */
async function breakForm(page: Page, what: RegExp, instead: string): Promise<void> {
  await page.route('**/block-leadForm.*.js', async (route) => {
    const reply = await route.fetch()
    const text = await reply.text()
    const broken = text.replace(what, instead)
    if (broken === text) throw new Error(`The form has no ${what} any more, so its twin is not broken.`)
    await route.fulfill({ response: reply, body: broken })
  })
}

/** A form that handles every tap, even while it is still busy with the last one. */
export const answerEveryTap = (page: Page) =>
  breakForm(page, /(\w+)\.current\|\|\(\1\.current=!0,/, '($1.current=!0,')

/** A form that goes on without the code of its popups. */
export const forgetPopups = (page: Page) =>
  breakForm(page, /(\[\w+\.load\(\),)(.+?)(\]\);return )/, '$1$2.catch(()=>({}))$3')
