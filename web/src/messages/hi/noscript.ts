export const needsScripts = "इस पेज को JavaScript चाहिए, जो यहाँ बंद है। मदद के लिए अभी कॉल कर सकते हैं, मुफ़्त, दिन-रात:";
