/** After a report with which the person asked for another listener, until one comes. */
export const parted = "ఈ వ్యక్తితో మళ్లీ కలపవద్దని మీరు అడిగారు. మరొకరు వస్తారు. మీరు వరుసలో ఉన్నారు, మీరు రాసిందంతా ఇక్కడే ఉంది.";
