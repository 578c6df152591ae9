import { feedback } from '../../content/feedback.ts';
import { maxFeedbackReason } from '../../contract/feedback.ts';
import { language } from '../../contract/language.ts';
import { fill } from '../fill.ts';
import { type Html, html } from '../identity/html.ts';
import { feedbackRoot } from './link.ts';

/** The portal's page of repairs, which asks whoever is not signed in to sign in. */
const repairsPage = '/historicRepairs';

const { page: words, questions } = feedback;
const { options } = questions.satisfied;

const layout = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${words.service}</title>
<link rel="stylesheet" href="${feedbackRoot}/pages.css">
</head>
<body>
<header><p class="row">${words.service}</p></header>
<main>${content}</main>
</body>
</html>`.html;

/** What the form holds. */
export interface FeedbackForm {
  /** The reference of the repair, which the e-mail with the link says too; null where it has none yet. */
  readonly reference: string | null;
  readonly isSatisfied: boolean | null;
  readonly reason: string;
  /** Neither yes nor no was chosen. */
  readonly isMissing: boolean;
}

function choice(value: 'yes' | 'no', isChecked: boolean): Html {
  const id = `satisfied-${value}`;
  return html`<p class="choice"><input type="radio" id="${id}" name="satisfied" value="${value}"${isChecked ? html` checked` : ''}>
<label for="${id}">${options[value].label}</label></p>`;
}

const summary: Html = html`<section class="summary" tabindex="-1" autofocus data-message="Feedback_Choose"
 aria-labelledby="problem" aria-describedby="problems">
<h2 id="problem">${words.problemHeading}</h2>
<ul id="problems"><li><a href="#satisfied-yes">${words.missing}</a></li></ul>
</section>`;

/** The question about one repair, as a form that works without scripts. */
export const questionPage = (action: string, form: FeedbackForm): string =>
  layout(
    `${form.isMissing ? words.errorInTitle : ''}${words.heading}`,
    html`${form.isMissing ? summary : ''}
<form method="post" action="${action}" novalidate data-step="feedback">
<fieldset${form.isMissing ? html` aria-describedby="satisfied-error"` : ''}>
<legend><h1>${words.heading}</h1></legend>
${form.reference === null ? '' : html`<p class="soft">${fill(words.about, { reference: form.reference })}</p>`}
${form.isMissing ? html`<p class="error" id="satisfied-error">${words.missing}</p>` : ''}
${choice('yes', form.isSatisfied === true)}
${choice('no', form.isSatisfied === false)}
</fieldset>
<div class="field">
<label for="reason">${questions.reason.label}</label>
<textarea id="reason" name="reason" rows="4" maxlength="${String(maxFeedbackReason)}">${form.reason}</textarea>
</div>
<div class="actions"><button type="submit">${words.send}</button></div>
</form>`,
  );

/** What is read after answering. */
export const thanksPage = (action: string, isSatisfied: boolean): string =>
  layout(
    words.thanks,
    html`<div data-step="feedbackThanks"><h1>${words.thanks}</h1>
<p>${words.saved}</p>
${isSatisfied ? '' : html`<p>${words.sorry}</p><p><a href="${repairsPage}">${words.account}</a></p>`}
<p><a href="${action}">${words.change}</a></p></div>`,
  );

/** What is read where a link is no good, whatever the reason. */
export const endedPage = (): string =>
  layout(
    words.ended,
    html`<div data-step="feedbackEnded"><h1>${words.ended}</h1>
<p>${words.endedText}</p>
<p><a href="${repairsPage}">${words.account}</a></p></div>`,
  );
