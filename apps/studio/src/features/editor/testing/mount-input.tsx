import type { Field } from '@yingzao/schema/server'
import { act, type ComponentType, useState } from 'react'
import { FieldInput } from '../fields/field-input'
import type { InputProps } from '../fields/field-props'
import { mount } from './mount'
import { testSession } from './test-session'

/** Renders one input, which keeps what it writes as the editor would. The page around it has one popup, 优惠. */
export async function mountInput(
  field: Field,
  first: unknown,
  Input = FieldInput as ComponentType<InputProps>,
) {
  const written: unknown[] = []
  let keep: (value: unknown) => void = () => undefined

  function Kept() {
    const [value, setValue] = useState(first)
    keep = setValue
    return (
      <Input
        id="it"
        field={field}
        value={value}
        isMixed={false}
        isDisabled={false}
        isInvalid={false}
        describedBy={undefined}
        linkHosts={['*.example.com']}
        onWrite={(next) => {
          written.push(next)
          setValue(next)
        }}
      />
    )
  }

  const session = testSession([{ name: 'popup', id: 'offer', value: { title: '优惠' } }])
  const screen = await mount(session, <Kept />)
  return {
    ...screen,
    written,
    input: () => screen.place.querySelector<HTMLInputElement>('#it'),
    /** A value that comes from elsewhere: undo, the canvas. */
    replace: (value: unknown) => act(async () => keep(value)),
  }
}
