import { type StudioLanguage, studioLanguages } from '@yingzao/contract/studio'
import { App, Radio } from 'antd'
import { LANGUAGE } from '../../state/language'
import { useStudioCall } from '../../state/queries'
import { speakIn } from '../../state/speak-in'
import { LANGUAGE_NAMES } from '../../ui/language-names'
import { problemText } from '../../ui/problem-text'
import { wording } from './wording'

const OPTIONS = studioLanguages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** The Studio's language for the member, on all of their devices. Choosing another one reloads the Studio. */
export function LanguageChoice() {
  const { message } = App.useApp()
  const { mutate, isPending } = useStudioCall('studioLanguageSet')
  const choose = (language: StudioLanguage) =>
    mutate(
      { language },
      {
        onSuccess: () => speakIn(language),
        onError: (problem) => void message.error(problemText(problem)),
      },
    )
  return (
    <Radio.Group
      aria-label={wording.language}
      optionType="button"
      options={OPTIONS}
      value={LANGUAGE}
      disabled={isPending}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
