import { words } from './own-words/words.ts';

/**
 * Every message that a resident can be shown, by its key. `{name}` is filled in where the message is shown;
 * `{phone}` and `{hours}` are the provider's line; `[words](address)` is a link to a page of the portal. In E21 and SSR037 a question mark parts the lead line and the items.
 */
export const notices = /* @__PURE__ */ words('notices.notices', {
  repair_Journey_Error_Message1:
    'Sorry, we could not carry on with your repair. Try again. If that does not work, log a request with us on {phone} and quote {trackingId}.',
  SSR001: 'You cannot report repairs online at the moment. Try again later, or call {phone}, {hours}.',
  SSR043: 'Go back to the previous question?',
  SSR030ai: 'Leave this repair?',
  SSR030aii:
    'You can save it and finish it within {draftHours} hours. If you leave without saving, we delete your answers and any saved copy.',
  Journey_Exit: 'Leave this page?',
  Journey_Exit_Text: 'If you leave now, we delete your answers and send nothing.',
  Repair_Reason_Gone:
    'You saved this repair as ‘{lostReason}’, which is no longer on our list. Choose again what needs repairing.',
  Repair_Reason_NoMatch_Message:
    'Nothing matches those words. Try other words, or clear the box to see every repair. If nothing is broken, [make a service request](/selectTenancy). You can also call us on {phone}.',
  Repair_Address_Missing: 'Choose the address that needs the repair.',
  Repair_Asset_Missing: 'Choose which part needs repairing.',
  Repair_Relation_Missing: 'Choose whose number this is.',
  SSR051: 'Choose where the problem is.',
  SSR052: 'Choose what needs repairing from the list.',
  SSR053: 'Answer yes or no.',
  SSR054: 'Choose whether someone can let us in.',
  Duplicate_Repair_SSR055: 'Choose one of the repairs, or ‘None of the above’.',
  SSR055: 'Choose one of the repairs, or ‘None of the above’.',
  SSR056: 'Tell us how the repair affects them.',
  SSR057: 'You cannot report this repair online. Call {phone}, {hours}.',
  SSR058: 'Enter the name of the person to contact.',
  SSR002: 'Enter a phone number that starts with 0 and has 11 digits.',
  SSR008a: 'Tell us more about the repair.',
  SSR012: 'Choose yes if anyone is self-isolating.',
  SSR014: 'Enter a phone number.',
  SSR068:
    'Someone over 18 must be at home for an emergency repair. Leave now, and come back when someone can let us in. If it is dangerous, call {phone}.',
  SSR044: 'We’ll treat this as a new repair.',
  SSR045: 'You saved this repair earlier. Continue to finish it.',
  SSR074:
    'We already have this repair, so you do not need to report it again. [See this repair]({repairPage}).',
  SSR075a: 'Our team is checking whether we already have this repair. You do not need to report it again.',
  SSR047: 'Your heating may come from a shared system. You can continue.',
  SSR048:
    'We cannot do this repair while someone in your home is self-isolating. Report it again when nobody is.',
  SSR049:
    'This repair does not match the heating or hot water that we have on record for your home. Call {phone}, {hours}.',
  SSR069: 'Your home does not have shared heating. Search for another repair, or call {phone}.',
  SSR005: 'We need to know more before you can report this. Call {phone}, {hours}.',
  SSR037:
    'This could be gas or carbon monoxide. Call 0800 111 999 now?Open doors and windows?Do not switch anything on or off?Get everyone out and wait for advice',
  E1: 'As the owner, you need to arrange this repair. Check whether your home warranty covers it.',
  E2: 'You cannot report this repair online for your home. If you are unsure, call {phone}, {hours}.',
  E3: 'You cannot report this repair. Search for another one.',
  E4: 'We need to know more about this. Call {phone}.',
  E5: 'To report a repair for this home, call {phone}, {hours}.',
  E8: 'We need to talk to you about this repair. Call {phone}, {hours}.',
  E21: 'If you smell gas, call the gas network now on 0800 111 999?Turn the gas off at the meter?Open windows?Do not smoke or use switches',
  E22: 'You cannot report pests here. Our website tells you what to do.',
  E23: 'Call your warden call provider about this.',
  E24: 'We do not do repairs in this area. If you are unsure, call {phone}.',
  E25: 'Call {contractor} about this on {contractorPhone}.',
  OrbisBlockMsg1: 'You cannot report this repair online.',
  OrbisBlockMsg2: 'One of our team needs to speak to you first.',
  OrbisBlockMsg3: 'Call us on {phone}, {hours}.',
  SSR040: 'Thank you. We may already have this repair. Our team will check and contact you.',
  SSR042: 'Thank you. Because of what you told us, our team will call you to arrange the repair.',
  SSR046:
    'Thank you. Your building is still under the builder’s guarantee, so we’ll pass this to the builder.',
  SSR050: 'Thank you. We have passed on your repair. We’ll contact you about what happens next.',
  Repair_Highrise:
    'This is a higher-risk building. Call us straight away about anything that could affect fire safety or the structure: {phone}.',
  Repair_Emergency_Raised:
    'We have your emergency repair {ref}. A contractor will be with you within 4 hours. Someone over 18 must be at home.',
  Repair_Emergency_OutOfHours:
    'We have your emergency repair {ref}. Our out-of-hours team will make it safe within 4 hours. Someone over 18 must be at home.',
  Repair_OnHold:
    'We have your repair {ref}. The contractor’s work is on hold, so we cannot give you a date yet. We’ll contact you to arrange an appointment.',
  Repair_Raised: 'We have your repair {ref}. {contractor} will contact you to arrange an appointment.',
  Repair_Booked: 'Your appointment for repair {ref} is booked: {date}, {slot}, {window}.',
  Repair_Requested:
    'You asked for {date}, {slot}, {window} for repair {ref}. The contractor will confirm this time or offer another.',
  Repair_No_Appointment: 'We have your repair {ref}, without an appointment. We’ll call you to arrange one.',
  Answers_Removed: 'Some of your answers no longer apply, so we removed them.',
  Answers_Forgotten: 'Because of your change, we’ll ask you again about: {questions}.',
  Journey_Changed: 'We have changed this service since you last used it. Answer these questions again.',
  minimum_length: '{field} must be at least {min} characters long',
  maximum_length: '{field} cannot exceed {max} characters',
  invalid_characters: '{field} contains invalid characters',
  Unsafe_Text: 'Take out ‘{found}’: you cannot use it in {field}. If you mean an alarm, say ‘alarm’.',
  RepairDescription_ErrorMessage: 'We cannot show a description for this repair.',

  Upload_Media_Max_Attachments: 'You can add up to {maxFiles} files.',
  Upload_Media_Attachments_Too_Large: 'Each file can be up to {maxMegabytes}MB.',
  Upload_Media_Wrong_File_Type: 'You cannot add this kind of file.',
  Upload_Media_Empty: 'This file is empty.',
  Upload_Media_Heic: 'We cannot open this photo. Take a screenshot of it and add that instead.',
  Upload_Media_Damaged: 'We cannot open this picture. Choose another one.',
  Upload_Media_Failed: 'We could not upload this file. Try again.',
  Upload_Media_Under_Way:
    'Your files are still being sent. Keep this page open. You can send when they are all there.',
  Upload_Media_Not_Sent: 'A file could not be sent. Try again or remove it, then send.',

  SSR061: 'Looking for appointments…',
  SSR062: 'Choose the appointment you would prefer.',
  SSR023: 'If no appointment suits you, check them again, or continue and we’ll call you to arrange one.',
  SSR072: 'You keep your current appointment until you book a new one.',
  SSR065: 'To arrange or change an appointment, call {contractor} on {contractorPhone}.',
  SSR071:
    'Someone else has just taken that appointment. Choose another, or call {contractor} on {contractorPhone}.',
  SSR075: 'You cannot change this appointment online at the moment. Call {contractor} on {contractorPhone}.',
  CR165: 'You cannot change or cancel an emergency repair online. Call {phone}.',
  CR166: 'You cannot change or cancel a repair online on the day of the appointment. Call {phone}.',
  SSR070: 'The contractor is already working on this repair. To change or cancel it, call {phone}.',
  Reschedule_ApiFailError: 'Your appointment was not changed. You still have the one you had before.',
  Reschedule_Api_Error: 'We could not change your appointment. Try again later, or call {phone}.',
  EligibilityRescheduleAPI_Error:
    'We could not check whether you can change this appointment. Try again later, or call {phone}.',
  WorkOrderByIdAPI_Error:
    'We could not load this repair. We delete saved repairs after {draftHours} hours. Try again later, [report it as new](/newrepair), or call {phone}.',
  Repair_Site_OnHold:
    'Work by {contractor} is on hold, so we cannot arrange an appointment yet. We’ll contact you when we can.',
  Repair_Recall:
    'If the same thing fails again by {recallUntil}, tell us on this page. We’ll put it right under the same reference, {ref}.',
  RepairDetailsHistoryAPI_Error:
    'We could not show what has happened so far. Try again later, or call {phone}.',
  View_Media_Error: 'We could not load this. Try again later, or call {phone}.',
  MediaRemovedMsg: 'We removed this because it was not suitable.',
  No_Media: 'This repair has no photos or files.',
  Media_MPEG_Apple: 'Your browser cannot play this file. Download it to see it.',
  SSR036: 'We’ll tell the contractor not to come. You can report the problem again later.',
  SSR066: 'This repair is already finished or cancelled.',
  SSR008: 'You cannot cancel this repair online at this stage. Call {phone}, {hours}.',
  SSR073: 'To cancel this repair, call {contractor} on {contractorPhone}.',
  Cancel_By_Phone: 'To cancel this repair, call {phone}, {hours}.',
  Cancel_Loses_Visit: 'You will lose your appointment on {date}, {window}.',
  Cancel_Changed: 'This repair has changed since you opened it. Check it again, then decide.',
  Recall_Missing: 'Tell us what is still wrong.',
  Recall_Files_Gone:
    'One of your files is not with us any more. Remove your files, add them again, then send.',
  Recall_Sent:
    'Your repair is open again under the same reference. You can see below who will call you, and by when.',
  Repair_Fixed: 'Thank you. We have closed this repair.',
  Feedback_Choose: 'Choose yes or no.',
  Feedback_Thanks: 'Thank you. We have your answer.',
  Feedback_Sorry:
    'Thank you. We are sorry that you are not satisfied. If it is not fixed, or you want to complain, you can tell us on this page.',
  Feedback_Too_Late: 'It is too late to answer. If something is wrong, you can complain on this page.',
  Reminders_Choose: 'Choose how we should remind you.',
  Reminders_Saved: 'We have saved how to remind you.',
  Adjustments_Language: 'Tell us the language that you need.',
  Adjustments_Language_Long: 'Use no more than 60 characters.',
  Adjustments_Saved: 'We have saved what you need. We have also told the contractors of your open repairs.',
  Chase_Choose: 'Choose whether anyone came.',
  Chase_Asked: 'We are finding out what is happening. We’ll tell you by {by}.',
  Chase_Overtaken: 'There is news about this repair. You can read it on this page.',
  Visit_Noted:
    'Thank you. We have noted that someone came. If the work is not finished, we’ll tell you what happens next.',
  Repair_Settled: 'This repair changed while you were choosing. Here is the latest.',
  Repair_Cancelled: 'Your repair {ref} is cancelled.',
  EligibilityCancelAPI_Error:
    'We could not check whether you can cancel this repair. Try again later, or call {phone}.',
  Work_Order_Unconfirmed:
    'We have your repair, but not its reference yet. Refresh the page to check again. You do not need to report the repair again.',
  repairs_Maintenance_Message:
    'Online repairs are closed while we update them. Try again later. In an emergency, call {phone}.',
  retrieve_repair_Error_Message: 'We could not load your repairs. Try again later, or call {phone}.',
  repairs_history_no_results: 'You have no repairs yet.',
  repairs_search_no_results: 'No repairs match. Try other words, or clear the filters.',
  repair_History_Error_Message2: 'We could not load your repairs. Try again later, or call {phone}, {hours}.',

  Case_Type_Info: 'Describe your request in a few words and choose from the list.',
  Case_Warning: 'Tell us what your request is about, and choose it from the list.',
  Case_Type_Error: 'We found no request like that. Try other words.',
  Case_Type_NoMatch:
    'Nothing matches those words. Try other words, or clear the box to see everything you can ask for. If something is broken, [report a repair](/repairproperty). If nothing fits, call us on {phone}, {hours}.',
  Case_Property_Missing: 'Choose the address that your request is about.',
  Case_Question_Error: 'Answer this question.',
  Case_Covid_CC007: 'Choose yes if anyone is self-isolating.',
  Case_Input_Error: 'Do not use > < & * ! or two hyphens together.',
  Case_CC022: 'This is taking longer than usual. Stay on this page.',
  Case_CC023: 'Your request was not sent. Try again. If it still does not work, call {phone}.',
  Service_API_Error: 'You cannot make a request at the moment. Try again later, or call {phone}.',
  Case_CC010: 'Enter a phone number.',
  Case_CC011: 'Enter the name of the person to contact.',

  Complaint_Subject_Missing: 'Choose what your complaint is about.',
  Complaint_Details_Missing: 'Tell us what went wrong.',
  Complaint_Remedy_Missing: 'Tell us what would put it right.',
  Complaint_Channel_Missing: 'Choose how we should reply to you.',
  Complaint_Unavailable: 'We could not load this. Try again later, or call {phone}, {hours}.',
  Complaint_Not_Sent: 'This was not sent. Try again. If it still does not work, call {phone}.',
  Complaint_Sent: 'We have your complaint. Its reference is {ref}.',
  Complaint_Review_Sent: 'We will look at your complaint again.',

  Financial_FI017a: 'Choose who needs help.',
  Financial_FI013d: 'Only continue if this person has agreed that you can ask for them.',
  Financial_FI008a: 'Choose at least one reason.',
  Financial_FI020: 'Choose at least one type of advice.',
  Financial_FI005: 'Tell us more about your situation.',
  Financial_FI009: 'You have reached the limit of 1,500 characters.',
  Financial_BC009: 'Do not use & * % ! < or >.',
  Financial_FI016c: 'Enter a phone number, so that we can call you.',
  Financial_Unavailable:
    'You cannot ask for money advice online at the moment. Try again later, or call {phone}.',
  Financial_API_Error: 'Your enquiry was not sent. Try again later, or call {phone}.',

  case_Search_Alert_Message: 'We could not load your requests. Try again later, or call {phone}.',
  Case_CC021_no_results: 'There are no requests to show.',
  Case_Card_0027: 'You have not made a request yet.',
  case_Card_Alert_Message: 'We could not load your requests. Try again later, or call {phone}.',
  Case_Created: 'We have your request {ref}: {description}. It is with: {owner}.',

  account_Down_SSC001:
    'We cannot show your accounts at the moment. Try again later, or call {phone}, {hours}.',
  Tx_Service_Down_SSC001:
    'We cannot show your transactions at the moment. Try again later, or call {phone}, {hours}.',
  CR047: 'There are no transactions on this account yet.',
  SSC003: 'There are no transactions in this period.',
  SSC004: 'Check the dates. Enter both. From must not be after To, and neither can be in the future.',
  SSC006: 'No transactions match your search, dates or filter.',
  SSC008: 'Enter an amount from £1 to £5,000.',
  Payment_Balance_Changed:
    'Your balance is now {balance}. It changed after you opened this page. We have taken no money. Check what you want to pay, then continue.',
  Payment_Balance_Too_High: 'You can pay up to £5,000 at a time. Choose ‘Another amount’ to pay part of it.',
  Payment_Balance_Too_Low:
    'You cannot pay less than £1 online. You can leave it until more is due, or choose ‘Another amount’ to pay £1 or more.',
  Payment_Under_Way:
    'We are still checking a payment: {pending}. It is not in your balance yet. Do not pay it again.',
  Payment_Again_Missing:
    'Tick ‘Pay again anyway’ to make another payment while we check the first one. Otherwise go back.',
  Payment_Amount_Missing: 'Choose what you want to pay.',
  Payment_Not_Tried: 'You have not paid yet. Pay with the card form, or go back.',
  Payment_Help:
    'You are not alone, and asking is free. Our money advice team can help with bills, benefits and debt. If you go there now, you pay nothing.',
  Payment_Checking: 'Do not pay again yet. We are waiting for your bank.',
  Payment_Not_Checked:
    'We could not find out whether your payment went through. Do not pay again yet. Check again, or call {phone}, {hours}.',
  payment_Message_Api_Failure:
    'You cannot pay online at the moment. We have taken no money. Try again later, or call {phone}, {hours}.',
  Success_Message: 'Thank you. Your payment was successful.',
  Fail_Message: 'Your payment was not taken.',
  Payment_Refused:
    'Your bank refused the card. Check its number, date and code and try again, use another card, or ask your bank. You can also call us on {phone}, {hours}.',
  Payment_Cancelled:
    'You cancelled it, or started another payment instead. You can pay whenever you are ready.',
  Payment_Expired: 'We received no payment within 30 minutes. You can start again.',
  Payment_Given_Up: 'You can try again. If it still does not work, call us on {phone}, {hours}.',
  VS_Initial_Notification: 'You can download statements for up to 24 months, or since your tenancy began.',
  VS_Initial_Notification2: 'The newest statement may take a few days to appear.',
  VS_Failure_To_Retrieve_Statement:
    'We could not open the statement for {month}. Try again later, or call {phone}, {hours}.',
  No_Statement_Exit: 'We cannot show statements at the moment. Try again later, or call {phone}, {hours}.',
  VS_No_Statement_Exit: 'There is no statement for this account yet.',
  VS_No_Statement_Found: 'We found no statements for this account.',
  SSC009: '{what|Fill in everything, and check that From is not after To.}',
  SSC010: 'We have your request. We’ll email you the statement.',
  SSC011: 'Enter an email address, like name@example.com.',
  SSC012: 'From cannot be before your tenancy started.',
  SSC013: 'From cannot be in the future.',
  SSC014: 'To cannot be in the future.',
  Statement_Too_Long: 'Choose dates that are 6 years apart or less.',
  SSC020: 'Enter each date as dd/mm/yyyy, like 21/11/2026.',
  SSC016: 'You have no messages.',
  message_Card_Alert_Message: 'We could not load your messages. Try again later, or call {phone}.',
  Safety_Check_Overdue: 'This check is overdue. Call {number} now to arrange it.',
  Safety_Check_Failed: 'We could not load this safety check. Try again later, or call {phone}.',
  Building_Papers_Failed:
    'We could not load the safety documents for your building. Try again later, or call {phone}.',
  Building_Paper_Failed: 'We could not open this document. Try again later, or call {phone}.',

  SSCP001: 'The date of birth we have for you is missing or wrong. Call {phone}.',
  SSCP002: 'Enter an email address, like name@example.com.',
  SSCP003a: 'Enter a mobile number that starts with 0 and has 11 digits.',
  SSCP003b: 'Enter a home number that starts with 0 and has 11 digits, or leave this empty.',
  SSCP003c: 'Enter a business number that starts with 0 and has 11 digits, or leave this empty.',
  SSCP004a: 'Thank you. We have passed on your changes. They may take 2 working days to show.',
  SSCP005: 'You have not changed anything.',
  profile_update_success: 'Your details were saved. Changes may take 2 working days to show.',
  profile_update_failed: 'Your details were not saved. Try again later, or call {phone}.',
  alert_Message: 'We could not load your details. Try again later, or call {phone}.',
  Profile_To_Put_Right: 'Fix the problems above, then save.',
  Profile_Changed_Elsewhere:
    'Your details were changed somewhere else while you were typing. What you typed is still here, beside what we now have. Check it, then save.',
  Profile_Not_Read_Again:
    'Your changes were saved, but we could not load your details again. Try again, or call us on {phone}, {hours}.',

  SSC017: 'No messages match. Try other words, or clear the filters.',
  SSC021: 'We could not load your messages. Try again later, or call {phone}, {hours}.',
  GasBoiler_ServiceoverDue:
    'You have an unread message about a gas or electrical safety check at your home. Read it today.',

  Day_Missing: 'Enter a date.',
  Day_Unreal: 'Enter a date from the calendar, like 21 11 2026.',
  Day_Outside: 'Enter a date from {from} to {to}.',
  Number_Missing: 'Enter a number.',
  Number_Invalid: 'Enter a whole number, like 3.',
  Number_Outside: 'Enter a number from {from} to {to}.',
  Money_Missing: 'Enter an amount in pounds.',
  Money_Invalid: 'Enter an amount in pounds, like 12.50.',
  Money_Outside: 'Enter an amount from {from} to {to}.',
  Address_Missing: 'Enter an address.',
  Address_Postcode: 'Enter a full postcode, like M1 1AE.',
  Address_Line: 'Enter the first line of the address.',
  Details_Missing: 'Tell us more.',
  Generic_Error: 'Sorry, something went wrong. Refresh the page.',
  Generic_Error_API: 'We could not save that. Try again.',
  cases_servicedown: 'We could not load your addresses. Try again later, or call {phone}.',
  Not_Sent: 'We could not send this. Try again, or call {phone}.',
  Not_Saved: 'We could not save this. Try again, or call {phone}.',
  Changed_Elsewhere: 'This was changed somewhere else. Here is the latest.',
  Too_Many_Tries: 'You have tried too often. Wait {wait}, then try again. We have kept what you typed.',
  Suggestions_Limited: 'You have searched too often. Wait {wait}, then change a letter to try again.',
  IDEM_Error: 'We could not find a self-service account for you. Call {phone}, {hours}.',
  Everywhere_Error:
    'We could not log you out on your other devices. Try again, or call us on {phone}, {hours}.',
  Customer_Error: 'We could not load your details. Try again later, or call us on {phone}, {hours}.',
} as const);

export type NoticeKey = keyof typeof notices;
