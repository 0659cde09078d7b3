import { App, Form, type FormInstance, Modal } from 'antd'
import { type ReactNode, useId } from 'react'
import { FormProblem } from '../../ui/form-problem'
import type { BetterWords } from '../../ui/problem-text'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from './wording'

interface FormDialogProps<Values> {
  title: string
  form: FormInstance<Values>
  initial: Partial<Values>
  /** Whether the call that saves it is pending. */
  isPending: boolean
  problem: Error | null
  better?: BetterWords
  onSave: (values: Values) => void
  onClose: () => void
  children: ReactNode
}

/** A form of the catalogue in a dialog; enter saves it. */
export function FormDialog<Values extends object>({
  title,
  form,
  initial,
  isPending,
  problem,
  better,
  onSave,
  onClose,
  children,
}: FormDialogProps<Values>) {
  useReturnFocus()
  const formId = useId()
  return (
    <Modal
      open
      width={560}
      title={title}
      okText={wording.form.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={onClose}
    >
      <FormProblem problem={problem} better={{ conflict: wording.form.conflict, ...better }} />
      <Form<Values>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        // The enter key may be pressed twice.
        onFinish={(values) => !isPending && onSave(values)}
      >
        {children}
      </Form>
    </Modal>
  )
}

/** Shows the message after a form was saved, and closes it. */
export function useSaved(onClose: () => void): () => void {
  const { message } = App.useApp()
  return () => {
    void message.success(wording.form.saved)
    onClose()
  }
}

/** The rule of a text that must be a whole number within a range; may be empty if optional. */
export function wholeNumber(
  [least, most]: readonly [number, number],
  said: string,
  { isNeeded = false } = {},
) {
  return {
    validator: async (_rule: unknown, text: string | undefined) => {
      const typed = text?.trim() ?? ''
      if (typed === '' && !isNeeded) return
      if (!/^\d{1,7}$/.test(typed) || Number(typed) < least || Number(typed) > most) throw new Error(said)
    },
  }
}

/** Conversions between a number and the text of its field; empty means none. */
export const textOfNumber = (number: number | null | undefined) =>
  number === null || number === undefined ? '' : String(number)
export const numberOfText = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? null : Number(text)
