/**
 * Every message that a resident can be shown, by its key. `{name}` is filled in where the message is shown;
 * `{phone}` and `{hours}` are the provider's line; `[words](address)` is a link to a page of the portal. In E21 and SSR037 a question mark parts the lead line and the items.
 */
export const notices = {
  repair_Journey_Error_Message1:
    'Sorry, we could not carry on with your repair. Please try again, or log a request on {phone} and quote {trackingId}.',
  SSR001: 'Repairs are not available at the moment. Please try again later or call {phone}, {hours}.',
  SSR043: 'Go back to the previous question?',
  SSR030ai: 'Do you want to leave this repair?',
  SSR030aii:
    'You can save it and finish within {draftHours} hours. If you leave without saving, your answers and any saved copy are deleted.',
  Journey_Exit: 'Do you want to leave?',
  Journey_Exit_Text: 'If you leave now, your answers are deleted and nothing is sent.',
  Repair_Reason_Gone:
    'You saved this repair as “{lostReason}”, which is no longer on our list. Please choose again what needs repairing.',
  Repair_Reason_NoMatch_Message:
    'Nothing matches those words. Try other words, or clear the box to see every repair. If nothing is broken, [make a service request](/selectTenancy). You can also call us on {phone}.',
  Repair_Address_Missing: 'Choose the address that needs the repair.',
  Repair_Asset_Missing: 'Choose which part needs repairing.',
  Repair_Relation_Missing: 'Choose whose number this is.',
  SSR051: 'Choose where the problem is.',
  SSR052: 'Choose what needs repairing from the list.',
  SSR053: 'Answer yes or no.',
  SSR054: 'Tell us whether someone can give access.',
  Duplicate_Repair_SSR055: 'Choose one of the repairs, or ‘None of the above’.',
  SSR055: 'Choose one of the repairs, or ‘None of the above’.',
  SSR056: 'Tell us how this affects the person.',
  SSR057: 'You cannot report this repair online from here. Please call {phone}, {hours}.',
  SSR058: 'Enter the contact’s name.',
  SSR002: 'Enter a phone number with 11 digits that starts with 0.',
  SSR008a: 'Tell us more about the repair.',
  SSR012: 'Tell us whether anyone is self-isolating.',
  SSR014: 'Enter a phone number.',
  SSR068:
    'Somebody must be there for an emergency visit. Please leave now and come back when someone can give access. If it is dangerous, call {phone}.',
  SSR044: 'We will raise this as a new repair.',
  SSR045: 'This is a repair you saved earlier. Continue to finish it.',
  SSR074:
    'This repair is already with us, so you do not need to report it again. [See how it stands]({repairPage}).',
  SSR075a: 'This repair may be a duplicate and our team is checking it. You do not need to report it again.',
  SSR047: 'Your heating may be run from a shared system. You can continue.',
  SSR048: 'We cannot raise this repair while someone is self-isolating. Please come back afterwards.',
  SSR049: 'Our records of your heating or hot water do not match this repair. Please call {phone}, {hours}.',
  SSR069: 'There is no shared heating at this address.',
  SSR005: 'We need more information before we can raise this. Please call {phone}, {hours}.',
  SSR037:
    'This could be gas or carbon monoxide. Call 0800 111 999 at once?Open doors and windows?Switch nothing on or off?Leave the home and wait for advice',
  E1: 'This is the homeowner’s responsibility, or is covered by your home warranty.',
  E2: 'This repair cannot be raised online for your home. If you are unsure, call {phone}, {hours}.',
  E3: 'This repair cannot be raised. Please search for another repair.',
  E4: 'Please call {phone} so that we can take more details.',
  E5: 'Repairs for this kind of tenancy cannot be reported online. Please call {phone}, {hours}.',
  E8: 'We need to talk to you about this repair. Please call {phone}, {hours}.',
  E21: 'If you smell gas, call the gas network on 0800 111 999?Turn the gas off at the meter?Open windows?Do not smoke or use switches',
  E22: 'Pest control is not raised here. Our website has advice on what to do.',
  E23: 'Please call your warden call provider about this.',
  E24: 'We do not carry out repairs in this area.',
  E25: 'Please speak to {contractor} on {contractorPhone}.',
  OrbisBlockMsg1: 'We cannot raise this repair online.',
  OrbisBlockMsg2: 'One of our team needs to speak to you first.',
  OrbisBlockMsg3: 'Please call us on {phone}, {hours}.',
  SSR040: 'Thank you. This may match another repair, so our team will check it and contact you.',
  SSR042: 'Thank you. Because of what you told us, our team will call you to arrange this repair.',
  SSR046: 'Thank you. Your building is in its defects period, so we will pass this to the builder.',
  SSR050: 'Thank you. Your repair has been passed on, and we will contact you about the next step.',
  Repair_Highrise:
    'This is a higher-risk building. Report anything that affects fire safety or the structure by phone at once: {phone}.',
  Repair_Emergency_Raised:
    'Your emergency repair {ref} is raised. A contractor will attend within four hours. Someone over 18 must be there.',
  Repair_Emergency_OutOfHours:
    'Your emergency repair {ref} is raised outside our working hours. The out-of-hours team will make it safe within four hours.',
  Repair_OnHold:
    'Your repair {ref} is raised. The contractor’s site is on hold at present, so we will contact you to arrange a visit.',
  Repair_Raised: 'Your repair {ref} is raised. {contractor} will contact you to arrange a visit.',
  Repair_Booked: 'Your appointment for repair {ref} is booked: {date}, {slot}, {window}.',
  Repair_Requested:
    'You asked for {date}, {slot}, {window} for repair {ref}. The contractor will confirm or suggest another time.',
  Repair_No_Appointment:
    'Your repair {ref} is raised without an appointment. We will call you to arrange one.',
  Answers_Removed: 'Some of your answers no longer apply, so we removed them.',
  Answers_Forgotten: 'Because of your change, we will ask you again about: {questions}.',
  Journey_Changed: 'This service has changed since your last visit, so please answer again.',
  minimum_length: '{field} must be at least {min} characters long',
  maximum_length: '{field} cannot exceed {max} characters',
  invalid_characters: '{field} contains invalid characters',
  Unsafe_Text: 'Please take out “{found}”: {field} cannot hold it. If you mean an alarm, say ‘alarm’.',
  RepairDescription_ErrorMessage: 'We cannot show a description for this repair.',

  Upload_Media_Max_Attachments: 'You can add up to {maxFiles} files.',
  Upload_Media_Attachments_Too_Large: 'Each file can be up to {maxMegabytes}MB.',
  Upload_Media_Wrong_File_Type: 'This kind of file cannot be added.',
  Upload_Media_Empty: 'This file is empty.',
  Upload_Media_Heic: 'We cannot open this photo. Take a screenshot of it and add that instead.',
  Upload_Media_Damaged: 'We cannot open this picture. Choose another one.',
  Upload_Media_Failed: 'This file could not be uploaded. Try again.',

  SSR061: 'Checking which appointments are available…',
  SSR062: 'Choose the appointment slot you would prefer.',
  SSR023:
    'No appointment suits you? Check the appointments again, or continue and we will call you to arrange one.',
  SSR072: 'Your present appointment stays in place until you confirm a new one.',
  SSR065: 'To arrange or change an appointment please call {contractor} on {contractorPhone}.',
  SSR071:
    'That slot has just been taken. Choose another, or call {contractor} on {contractorPhone} to rearrange.',
  SSR075: '{contractor} cannot take changes online now. Please call {contractorPhone}.',
  CR165: 'Emergency repairs cannot be changed or cancelled online. Please call {phone}.',
  CR166: 'Repairs due today cannot be changed or cancelled online. Please call {phone}.',
  SSR070: 'The visit is under way today. Please call {phone} to change or cancel it.',
  Reschedule_ApiFailError: 'Your appointment was not changed. Your earlier appointment still stands.',
  Reschedule_Api_Error: 'We could not change your appointment. Please try again later or call {phone}.',
  EligibilityRescheduleAPI_Error:
    'We could not check whether this appointment can be changed. Please try again later or call {phone}.',
  WorkOrderByIdAPI_Error:
    'We could not load this repair. Saved repairs are kept for {draftHours} hours. Try again later, [report it as new](/newrepair), or call {phone}.',
  Repair_Site_OnHold:
    '{contractor} does not work at present, so no visit can be arranged. We will contact you when that changes.',
  Repair_Recall:
    'If the same thing fails again by {recallUntil}, call us on {phone} and quote {ref}. We will put it right as a recall.',
  RepairDetailsHistoryAPI_Error:
    'We could not load what has happened. Please try again later or call {phone}.',
  View_Media_Error: 'We could not load this. Please try again later or call {phone}.',
  MediaRemovedMsg: 'This item was removed because it was not suitable.',
  No_Media: 'This repair has no photos or files.',
  Media_MPEG_Apple: 'This browser cannot show this file. Download it to see it.',
  SSR036: 'Cancelling tells the contractor not to come. You can report the problem again later.',
  SSR066: 'This repair is completed, closed or cancelled already, so there is nothing to cancel.',
  SSR008: 'This repair cannot be cancelled online at this stage. Please call {phone}, {hours}.',
  SSR073: 'To cancel this repair please call {contractor} on {contractorPhone}.',
  Cancel_By_Phone: 'This repair cannot be cancelled online. Please call {phone}, {hours}.',
  Cancel_Loses_Visit: 'You will lose your appointment on {date}, {window}.',
  Cancel_Changed: 'This repair was changed while you were looking at it. Read it again, then decide.',
  Repair_Settled: 'This repair changed while you were choosing. This is how it stands now.',
  Repair_Cancelled: 'Your repair {ref} is cancelled.',
  EligibilityCancelAPI_Error:
    'We could not check whether this repair can be cancelled. Please try again later or call {phone}.',
  Work_Order_Unconfirmed:
    'Your repair is with us, but its job number has not arrived yet. Refresh to check again. You do not need to report it twice.',
  repairs_Maintenance_Message:
    'Online repairs are closed for maintenance. Please try again later. For emergencies call {phone}.',
  retrieve_repair_Error_Message: 'Your repairs could not be loaded. Please try again later or call {phone}.',
  repairs_history_no_results: 'You have no repairs yet.',
  repairs_search_no_results: 'No repairs fit. Try other words, or clear the filters.',
  repair_History_Error_Message2:
    'Your repairs could not be loaded. Please try again later or call {phone}, {hours}.',

  Case_Type_Info: 'Describe your request in a few words and choose from the list.',
  Case_Warning: 'Tell us what your request is about, and choose it from the list.',
  Case_Type_Error: 'We found no request like that. Try other words.',
  Case_Type_NoMatch:
    'Nothing matches those words. Try other words, or clear the box to see everything you can ask for. If something is broken, [report a repair](/repairproperty). If nothing fits, call us on {phone}, {hours}.',
  Case_Property_Missing: 'Choose the address that your request is about.',
  Case_Question_Error: 'Answer this question to continue.',
  Case_Covid_CC007: 'Tell us whether anyone is self-isolating.',
  Case_Input_Error: 'Do not use > < & * ! or two hyphens together.',
  Case_CC022: 'This is taking longer than usual. Please wait.',
  Case_CC023: 'Your request was not sent. Please try again. If it happens again, call {phone}.',
  Service_API_Error: 'Service requests are not available. Please try again later or call {phone}.',
  Case_CC010: 'Enter a phone number.',
  Case_CC011: 'Enter a name.',

  Financial_FI017a: 'Tell us who this is for.',
  Financial_FI013d: 'By continuing you confirm that this person agrees to the referral.',
  Financial_FI008a: 'Choose at least one reason.',
  Financial_FI020: 'Choose at least one type of advice.',
  Financial_FI005: 'Tell us more about your situation.',
  Financial_FI009: 'You have reached 1500 characters.',
  Financial_BC009: 'Do not use & * % ! < or >.',
  Financial_FI016c: 'Enter a phone number so that we can reach you.',
  Financial_Unavailable:
    'You cannot ask about money here at the moment. Please try again later or call {phone}.',
  Financial_API_Error: 'Your enquiry was not sent. Please try again later or call {phone}.',

  case_Search_Alert_Message: 'Your requests could not be loaded. Please try again later or call {phone}.',
  Case_CC021_no_results: 'No requests found.',
  Case_Card_0027: 'You have no requests yet.',
  case_Card_Alert_Message: 'Requests are not available. Please try again later or call {phone}.',
  Case_Created: 'Your request {ref} is sent: {description}. It is with: {owner}.',

  account_Down_SSC001: 'Your accounts are not available. Please try again later or call {phone}, {hours}.',
  Tx_Service_Down_SSC001:
    'Your transactions are not available. Please try again later or call {phone}, {hours}.',
  CR047: 'There are no transactions on this account yet.',
  SSC003: 'There are no transactions in this period.',
  SSC004: 'Check the dates: give both, From must not be after To, and neither can be in the future.',
  SSC006: 'No transactions match your search, dates or filter.',
  SSC008: 'Enter an amount from £1 to £5,000.',
  Payment_Balance_Changed:
    'Your balance has changed since you opened this page. It is now {balance}. Nothing was taken. Check what you want to pay, then continue.',
  Payment_Balance_Too_High: 'You can pay up to £5,000 at a time. Choose ‘Another amount’ to pay part of it.',
  Payment_Balance_Too_Low:
    'Less than £1 cannot be paid online. It stays on your account until more is due, or choose ‘Another amount’ to pay £1 or more.',
  Payment_Under_Way:
    'We are still checking a payment: {pending}. It is not in your balance yet, so please do not pay it a second time.',
  Payment_Again_Missing:
    'Tick ‘Pay again anyway’ to make another payment while we check the first one. Otherwise go back.',
  Payment_Amount_Missing: 'Choose what you want to pay.',
  Payment_Not_Tried: 'Our card provider has had no payment from you yet. Pay with the card form, or go back.',
  Payment_Help:
    'You are not alone, and asking costs nothing. Our money advice team helps with bills, benefits and debt. Nothing is paid if you go there now.',
  Payment_Checking: 'Please do not pay again yet. We are waiting for your bank.',
  Payment_Not_Checked:
    'We could not find out what became of your payment. Please do not pay again yet. Try again, or call {phone}, {hours}.',
  payment_Message_Api_Failure:
    'Payments are not available. Nothing was taken. Please try again later or call {phone}, {hours}.',
  Success_Message: 'Thank you. Your payment was successful.',
  Fail_Message: 'Your payment was not taken.',
  Payment_Refused:
    'Your bank refused the card. Check its number, date and code and try again, use another card, or ask your bank. You can also call us on {phone}, {hours}.',
  Payment_Cancelled:
    'It was cancelled in the card form, or another payment took its place. You can pay whenever you are ready.',
  Payment_Expired: 'Nobody paid within 30 minutes, so the payment ended. You can start again.',
  Payment_Given_Up: 'You can try again. If it keeps happening, call us on {phone}, {hours}.',
  VS_Initial_Notification: 'You can download statements for up to 24 months, or since your tenancy began.',
  VS_Initial_Notification2: 'The newest statement may take a few days to appear.',
  VS_Failure_To_Retrieve_Statement:
    'We could not open the statement for {month}. Please try again later or call {phone}, {hours}.',
  No_Statement_Exit:
    'Statements are not available at the moment. Please try again later or call {phone}, {hours}.',
  VS_No_Statement_Exit: 'There is no statement for this account yet.',
  VS_No_Statement_Found: 'We found no statements for this account.',
  SSC009: '{what|Complete every field and make sure that From is not after To.}',
  SSC010: 'Your statement request has been sent.',
  SSC011: 'Enter a valid email address.',
  SSC012: 'From cannot be before your tenancy started.',
  SSC013: 'From cannot be in the future.',
  SSC014: 'To cannot be in the future.',
  Statement_Too_Long: 'Choose dates that are no more than 6 years apart.',
  SSC020: 'Enter dates as dd/mm/yyyy.',
  SSC016: 'You have no messages.',
  message_Card_Alert_Message: 'Messages are not available. Please try again later or call {phone}.',
  Safety_Check_Overdue: 'This check is overdue. Please call now to arrange it: {number}.',
  Safety_Check_Failed: 'We could not load this safety check. Please try again later or call {phone}.',
  Building_Papers_Failed:
    'We could not load the safety papers of your building. Please try again later or call {phone}.',
  Building_Paper_Failed: 'We could not open this paper. Please try again later or call {phone}.',

  SSCP001: 'The date of birth that we hold is missing or cannot be right. Please call {phone}.',
  SSCP002: 'Enter an email address, like name@example.com.',
  SSCP003a: 'Enter a mobile number with 11 digits that starts with 0.',
  SSCP003b: 'Enter a home number with 11 digits that starts with 0, or leave it empty.',
  SSCP003c: 'Enter a business number with 11 digits that starts with 0, or leave it empty.',
  SSCP004a: 'Thank you. We have passed on your changes. They may take 2 working days to show.',
  SSCP005: 'You have not changed anything.',
  profile_update_success: 'Your details were saved. Changes may take 2 working days to show.',
  profile_update_failed: 'Your details were not saved. Please try again later or call {phone}.',
  alert_Message: 'We could not load your details. Please try again later or call {phone}.',
  Profile_To_Put_Right: 'Put right what is marked above. Then you can save.',
  Profile_Changed_Elsewhere:
    'Your details were changed somewhere else while you were typing. What you typed is still here, with what we now hold beside it. Look at it again, then save.',
  Profile_Not_Read_Again:
    'Your changes were saved, but we could not load your details again. Please try again, or call us on {phone}, {hours}.',

  SSC017: 'No messages match your search.',
  SSC021: 'Your messages could not be loaded. Please try again later or call {phone}, {hours}.',
  GasBoiler_ServiceoverDue:
    'You have an unread message about a gas or electrical safety check at your home. Please read it.',

  Generic_Error: 'Something went wrong. Please refresh the page.',
  Generic_Error_API: 'We could not save that. Please try again.',
  cases_servicedown: 'We could not load your addresses. Please try again later or call {phone}.',
  Too_Many_Tries: 'Too many tries. Wait {wait} and try again. Nothing that you typed is lost.',
  Suggestions_Limited: 'Too many tries. Wait {wait}, then change a letter to try again.',
  IDEM_Error: 'We could not find a self-service account for you. Please call {phone}, {hours}.',
  Everywhere_Error:
    'We could not log you out on your other devices. Please try again, or call us on {phone}, {hours}.',
  Customer_Error: 'We could not load your details. Please try again later or call us on {phone}, {hours}.',
} as const;

export type NoticeKey = keyof typeof notices;
