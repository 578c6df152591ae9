import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cardProvider } from '../../content/card-provider.ts';
import { language } from '../../contract/language.ts';
import { pounds } from '../../contract/money.ts';
import { fill } from '../fill.ts';
import { type Html, html } from '../identity/html.ts';
import { testCards } from './cards.ts';
import type { CardPayment } from './store.ts';

const words = cardProvider.frame;

/** The fields of the form, in their order. */
export const fields = ['name', 'number', 'expiry', 'code'] as const;
export type FieldName = (typeof fields)[number];
export type Typed = Readonly<Record<FieldName, string>>;

export const styles = readFileSync(path.join(import.meta.dirname, 'frame.css'), 'utf8');

/** Tells the page around the frame how it ended, and nobody else; leads to what is wrong with the form. */
export const script = `const { code, origin } = document.documentElement.dataset;
if (code !== undefined) window.parent.postMessage({ resultCode: Number(code) }, origin);
document.querySelector('.summary')?.focus();
`;

const cardNames = Object.keys(testCards) as (keyof typeof testCards)[];
const grouped = (number: string): string => number.replace(/(.{4})(?!$)/g, '$1 ');

const page = (
  title: string,
  content: Html,
  outcome?: { readonly code: number; readonly origin: string },
): string =>
  html`<!doctype html>
<html lang="${language}"${outcome ? html` data-code="${String(outcome.code)}" data-origin="${outcome.origin}"` : html``}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/frame.css">
<script type="module" src="/frame.js"></script>
</head>
<body><main>${content}</main></body>
</html>`.html;

const autocompletes: Readonly<Record<FieldName, string>> = {
  name: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  code: 'cc-csc',
};
const hints: Partial<Readonly<Record<FieldName, string>>> = {
  expiry: words.expiryHint,
  code: words.codeHint,
};

function field(name: FieldName, value: string, isWrong: boolean): Html {
  const hint = hints[name];
  const described = [hint === undefined ? '' : `${name}-hint`, isWrong ? `${name}-error` : '']
    .join(' ')
    .trim();
  return html`<div class="field${isWrong ? ' wrong' : ''}">
<label for="${name}">${words[name]}</label>
${hint === undefined ? html`` : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${isWrong ? html`<p class="error" id="${name}-error">${words.errors[name]}</p>` : html``}
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocompletes[name]}"${
    name === 'name' ? html`` : html` inputmode="numeric"`
  }${described === '' ? html`` : html` aria-describedby="${described}"`}${
    isWrong ? html` aria-invalid="true"` : html``
  }>
</div>`;
}

/** The form for a card; with what was typed and which fields are wrong, when it comes back. A security code never does. */
export function cardForm(
  payment: Pick<CardPayment, 'amount' | 'customer_reference'>,
  token: string,
  typed: Typed,
  wrong: readonly FieldName[],
): string {
  const amount = pounds(payment.amount);
  const summary =
    wrong.length === 0
      ? html``
      : html`<section class="summary" tabindex="-1" aria-labelledby="problem" aria-describedby="problems"><h2 id="problem">${words.problem}</h2><ul id="problems">${wrong.map(
          (name) => html`<li><a href="#${name}">${words.errors[name]}</a></li>`,
        )}</ul></section>`;
  return page(
    words.title,
    html`${summary}
<h1>${words.title}</h1>
<p class="demonstration">${words.demonstration}</p>
<details><summary>${words.cards.title}</summary><ul>${cardNames.map(
      (name) => html`<li><b>${grouped(testCards[name].number)}</b> ${words.cards[name]}</li>`,
    )}</ul></details>
<dl><div><dt>${words.reference}</dt><dd>${payment.customer_reference}</dd></div><div><dt>${words.amount}</dt><dd>${amount}</dd></div></dl>
<form method="post" action="/frame/pay" novalidate>
<input type="hidden" name="token" value="${token}">
${fields.map((name) => field(name, name === 'code' ? '' : typed[name], wrong.includes(name)))}
<button>${fill(words.pay, { amount })}</button>
</form>
<form method="post" action="/frame/cancel">
<input type="hidden" name="token" value="${token}">
<button class="quiet">${words.cancel}</button>
</form>`,
  );
}

/** A page that says how it ended, and tells the page around it. */
export const endPage = (text: string, outcome: { readonly code: number; readonly origin: string }): string =>
  page(words.title, html`<h1>${words.title}</h1><p>${text}</p>`, outcome);

/** The page for what cannot be paid. Nobody around it is told: the portal asks the gateway what became of the payment. */
export const overPage = (): string => page(words.title, html`<h1>${words.title}</h1><p>${words.over}</p>`);
