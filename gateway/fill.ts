/** The names of the `{placeholders}` of a text. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> = Readonly<Record<Placeholder<Text>, string>>;

/**
 * A text with its `{placeholders}` filled in. Each needs a value, or the types refuse; braces in a value stay as they are.
 * A provider's own words have the placeholders of ours.
 */
export const fill = <Text extends string>(text: Text, values: Values<Text>): string => {
  const given: Readonly<Record<string, string>> = values;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
};

/** What a message or an e-mail says. */
export interface MessageText {
  readonly subject: string;
  readonly body: string;
}

/** A message with the placeholders of its subject and its body filled in. */
export const fillMessage = <Subject extends string, Body extends string>(
  { subject, body }: { readonly subject: Subject; readonly body: Body },
  values: Values<Subject | Body>,
): MessageText => ({ subject: fill<string>(subject, values), body: fill<string>(body, values) });
