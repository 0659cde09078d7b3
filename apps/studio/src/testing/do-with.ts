import type { TestStudio } from './create-test-studio'
import { click } from './hand'

/** Opens the menu of a row and chooses one of its actions. */
export async function doWith(studio: TestStudio, line: string, act: string): Promise<void> {
  await click(await studio.find('button', `${line} 的更多操作`))
  await click(await studio.find('menuitem', act))
}
